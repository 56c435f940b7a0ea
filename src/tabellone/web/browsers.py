"""What a browser says of itself, in two words a person recognises his devices by."""

PROGRAMS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
"""In this order: most of them also call themselves what comes later."""
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


def browser_words(user_agent: str) -> str:
    """Such as "Firefox, Windows"; nothing of a browser that says nothing known."""
    found = [
        next((words for mark, words in known.items() if mark in user_agent), None) for known in (PROGRAMS, SYSTEMS)
    ]
    return ", ".join(filter(None, found))
