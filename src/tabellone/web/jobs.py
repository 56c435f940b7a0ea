"""Long work beside the requests: in a thread of this process, with how far it has come.

Whoever asked for it looks at a page that asks again by itself; all others go on as if it were not there.
"""

import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock, Thread

from django.db import DatabaseError, connection

from tabellone.engine.reasons import Reason, UserError
from tabellone.store.repository import StoreError

KEPT = 20
"""Jobs whose end may still be asked for."""


class Job:
    """Work that goes on; its end is what it has to say, or why it could not be done."""

    def __init__(self, steps: int):
        self.steps = steps
        self.done = 0
        self.result: Reason | None = None
        self.problem: UserError | None = None

    @property
    def goes_on(self) -> bool:
        """Whether its end is still to come."""
        return self.result is None and self.problem is None

    def tell(self, done: int) -> None:
        """So many steps are done."""
        self.done = done

    def run(self, work: Callable[["Job"], Reason]) -> None:
        """Do the work; no end of it is without a sentence."""
        try:
            self.result = work(self)
        except UserError as error:
            self.problem = error
        except DatabaseError:
            self.problem = StoreError("storage_busy")
        except Exception:
            logging.getLogger("django.request").exception("job")
            self.problem = UserError("ui_server_error")
        finally:
            connection.close()  # this thread's own


class Jobs:
    """The jobs of this process."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._lock = Lock()

    def start(self, steps: int, work: Callable[[Job], Reason]) -> str:
        """Begin; the key to ask for it by. A program that is stopped does not wait for it."""
        key, job = secrets.token_hex(8), Job(steps)
        with self._lock:
            self._jobs[key] = job
            while len(self._jobs) > KEPT:
                self._jobs.popitem(last=False)
        Thread(target=job.run, args=[work], name=f"job-{key}", daemon=True).start()
        return key

    def job(self, key: str) -> Job | None:
        """As far as it has come; None for one that nobody knows any more."""
        with self._lock:
            return self._jobs.get(key)

    def running(self) -> str:
        """The key of one that goes on, if there is any."""
        with self._lock:
            return next((key for key, job in self._jobs.items() if job.goes_on), "")


JOBS = Jobs()
