"""Whether something may happen: asked once, when the event is made, with the state before and after it.

Whoever reads a journal never comes here: what was decided stays decided, whatever the rules of a later day say.
"""
