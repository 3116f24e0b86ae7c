/** Calls `run` when the browser is idle, in Safari after 300 ms. Returns a function that cancels. */
export function whenIdle(win: Window, run: () => void): () => void {
  if (!('requestIdleCallback' in win)) {
    const timer = setTimeout(run, 300);
    return () => clearTimeout(timer);
  }
  const handle = win.requestIdleCallback(run, { timeout: 4000 });
  return () => win.cancelIdleCallback(handle);
}
