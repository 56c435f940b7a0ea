"""The site: a director's whole tournament in the browser, and the published rounds for everybody else."""
