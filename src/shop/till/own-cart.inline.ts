/*
 * While the page is being read: says whether this device keeps a cart of its own, so that the sample
 * of the page as it was built is never seen in its place (stores/kept-cart.ts).
 */
try {
  if (localStorage.getItem('cart') !== null)
    document.documentElement.toggleAttribute('data-own-cart', true);
} catch {
  // Nothing may be read: the sample it is.
}
