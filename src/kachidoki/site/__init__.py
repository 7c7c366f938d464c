"""Tables in a browser, without a server: the same House, kept by the browser, in a worker of the
page. `worker.py` is what that worker runs; `web/src/local/` is the other side."""
