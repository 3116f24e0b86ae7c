import { cartCountKey } from '../stores/cart-storage.ts';

/*
 * Writes the stored item count into the header's cart button while the HTML is parsed, so that the
 * count of the build never shows. Runs on every page and has to be small: it reads the count alone,
 * which the cart store writes with each complete cart (stores/cart-storage.ts). `data-cart` on the body
 * tells a page with a cart that its HTML was built with another one.
 */
try {
  const count = localStorage.getItem(cartCountKey) as string;
  const badge = document.querySelector('[data-cart-count]') as Element;
  const button = badge.closest('button') as HTMLElement;
  if (/^\d+$/.test(count)) {
    badge.textContent = +count > 99 ? '99+' : count;
    document.body.dataset['cart'] = count;
    button.ariaLabel = `${button.ariaLabel}`.replace(/\d+$/, count);
  }
} catch {
  // Storage is blocked, or the page has no cart.
}
