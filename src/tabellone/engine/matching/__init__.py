"""Graph search for pairing procedures. It knows vertices in an order and who may meet, and no rule of any game."""
