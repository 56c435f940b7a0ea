"""Before Django: what a full hall asks for again and again is answered from memory, and nobody can stop the program.

connections   how many, from where, and how slowly
static        style, scripts, pictures
pages         public pages, made once for every change, language and encoding
live          one open connection for every page, told what has changed
turnstile     who goes on to Django, the desk first
"""
