"""How many files, connections among them, the system lets this program open."""

import contextlib

WITHOUT_A_LIMIT = 20_000
"""Where the system has none for one program, or none we can ask for."""
WANTED = 30_000


def raise_limit() -> int:
    """Raises the limit up to 30,000 as far as the system allows, and returns the limit in force."""
    try:
        import resource
    except ImportError:  # Windows
        return WITHOUT_A_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WITHOUT_A_LIMIT if soft == resource.RLIM_INFINITY else soft
