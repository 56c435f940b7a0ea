"""The registry of players: people, enrolment from it, ratings into it."""
