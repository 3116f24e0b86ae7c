/** Runs right after the bar, before it is painted: once closed, it stays closed for the session. */
try {
  const bar = document.querySelector<HTMLDialogElement>('[data-demo-bar]');
  if (bar && sessionStorage.getItem('demo-bar')) bar.open = false;
} catch {
  // Storage is blocked: the bar is on every page.
}
