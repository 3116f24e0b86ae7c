import { cartCountKey } from '../stores/cart-keys.ts';

/*
 * Writes the stored item count into the header's cart button while the HTML is parsed, so that the
 * prerendered count never shows. Runs on every page and has to be small: it reads the count alone,
 * which the cart store writes with each complete cart (stores/cart-storage.ts). `data-cart` on the body
 * makes the cart and checkout pages hydrate at once, since their HTML shows a different cart.
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
