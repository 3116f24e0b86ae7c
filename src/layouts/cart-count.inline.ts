import { cartCountKey } from '../stores/cart-storage.ts';

/*
 * While the page is being read: the cart of the header says how many pieces this device keeps, so that
 * the number of the page as it was built is never seen in its place. This stands on every page and has
 * to be small, so it reads the number alone, which is written with a cart that is whole
 * (stores/cart-storage.ts). A page that shows the cart sees by the body's mark that it was built with
 * another one.
 */
try {
  const count = localStorage.getItem(cartCountKey) as string;
  const place = document.querySelector('[data-cart-count]') as Element;
  const button = place.closest('button') as HTMLElement;
  if (/^\d+$/.test(count)) {
    place.textContent = +count > 99 ? '99+' : count;
    document.body.dataset['cart'] = count;
    button.ariaLabel = `${button.ariaLabel}`.replace(/\d+$/, count);
  }
} catch {
  // Nothing may be read, or no cart is shown.
}
