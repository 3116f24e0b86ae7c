/*
 * While the page is being read: the cart of the header says how many pieces this device keeps, so that
 * the number of the page as it was built is never seen in its place. What is kept is looked at closely
 * by the header itself (stores/kept-cart.ts); this stands on every page and has to be small. A page that
 * shows the cart sees by the body's mark that it was built with another one.
 */
try {
  const kept: { quantity: number }[] = JSON.parse(localStorage.getItem('cart') ?? '');
  const count = `${kept.reduce((sum, { quantity }) => sum + quantity, 0)}`;
  const place = document.querySelector('[data-cart-count]') as Element;
  const button = place.closest('button') as HTMLElement;
  if (/^\d+$/.test(count)) {
    place.textContent = count;
    document.body.dataset['cart'] = count;
    button.ariaLabel = `${button.ariaLabel}`.replace(/\d+$/, count);
  }
} catch {
  // Nothing is kept, nothing may be read, or no cart is shown.
}
