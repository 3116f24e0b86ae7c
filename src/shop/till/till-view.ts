import { siteConfig } from '../../../site.config.ts';
import { cartItems, cartTexts } from '../../content/cart.ts';
import { cartCopy } from '../cart/copy.ts';
import { listingData } from '../listing-data.ts';
import { shelfPath } from '../shop-paths.ts';
import { pieces } from './piece.ts';

const cart = listingData(cartTexts.label, cartTexts.viewCart.link, siteConfig);
const checkout = listingData(cartTexts.checkout.title, cartTexts.checkout.link, siteConfig);

/** Data of the cart and checkout pages. */
export const tillView = {
  start: cartItems,
  pieces,
  links: { shelf: shelfPath, checkout: cartTexts.checkout.link },
  shelf: { title: cartCopy.empty.shelf, link: shelfPath },
  cartCrumbs: cart.crumbs,
  cartData: cart.structuredData,
  checkoutCrumbs: checkout.crumbs,
  checkoutData: checkout.structuredData,
};
