/** Runs right after the bar, before it is painted: once opened, it stays open for the session. */
try {
  const bar = document.querySelector<HTMLDetailsElement>('[data-demo-bar]');
  if (bar && sessionStorage.getItem('demo-bar') === 'open') bar.open = true;
} catch {
  // Storage is blocked: the bar is closed on every page.
}
