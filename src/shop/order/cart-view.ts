import { siteConfig } from '../../../site.config.ts';
import { cartItems, cartTexts } from '../../content/cart.ts';
import { cartCopy } from '../cart/copy.ts';
import { listingData } from '../listing-data.ts';
import { productListPath } from '../shop-paths.ts';
import { cartProducts } from './cart-products.ts';

const cart = listingData(cartTexts.label, cartTexts.viewCart.link, siteConfig);
const checkout = listingData(cartTexts.checkout.title, cartTexts.checkout.link, siteConfig);

/** Data of the cart and checkout pages. */
export const cartView = {
  initialCart: cartItems,
  products: cartProducts,
  links: { productList: productListPath, checkout: cartTexts.checkout.link },
  productList: { title: cartCopy.empty.productList, link: productListPath },
  cartCrumbs: cart.crumbs,
  cartData: cart.structuredData,
  checkoutCrumbs: checkout.crumbs,
  checkoutData: checkout.structuredData,
};
