/** Right after the bar, before it is painted: once closed, it stays closed for the visit. */
try {
  const bar = document.querySelector<HTMLDialogElement>('[data-demo-bar]');
  if (bar && sessionStorage.getItem('demo-bar')) bar.open = false;
} catch {
  // A browser that keeps nothing shows the bar on every page.
}
