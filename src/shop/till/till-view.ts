import { cartItems, cartTexts } from '../../content/cart.ts';
import { cartWords } from '../cart/words.ts';
import { shelfPath } from '../shop-paths.ts';
import { pieces } from './piece.ts';

const { home, shelf } = cartWords;

/** The way to a page of the till. */
const crumbsTo = (title: string) => [
  { title: home, link: '/' },
  { title: shelf, link: shelfPath },
  { title },
];

/** What the pages of cart and checkout show beside their words. */
export const tillView = {
  start: cartItems,
  pieces,
  links: { shelf: shelfPath, checkout: cartTexts.checkout.link },
  shelf: { title: cartWords.empty.shelf, link: shelfPath },
  cartCrumbs: crumbsTo(cartTexts.label),
  checkoutCrumbs: crumbsTo(cartTexts.checkout.title),
};
