"""What files and people write, checked before the engine sees it: one module for each thing that can be written."""
