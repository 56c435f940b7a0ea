"""What each event does to the state. A fact is applied as it was decided: nothing here asks what today's rules say.

What is checked is only what makes a fact a fact: the round, the board, the player it speaks of are there. Whether it
may happen is judged once, when it is made (`journal/judging`).
"""
