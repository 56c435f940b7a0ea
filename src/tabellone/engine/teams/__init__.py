"""FID, «Sistema per gare a squadre o coppie»: teams as the competitors of any system that pairs two at a time."""
