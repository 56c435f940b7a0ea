"""What is done at the desk, without a site around it."""
