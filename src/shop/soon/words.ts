import { siteConfig } from '../../../site.config.ts';
import { cartItems, cartSubtotalCents, cartTexts, formatCents } from '../../content/cart.ts';

const { company } = siteConfig;

const lines = cartItems.map(({ title, quantity, priceCents }) => ({
  term: title,
  value: `${quantity} × ${formatCents(priceCents)}`,
}));
const subtotal = { term: cartTexts.subtotal, value: formatCents(cartSubtotalCents(cartItems)) };

/** Texts of the page behind “View cart”. */
export const cartPage = {
  heading: 'Two things, and no way to buy them.',
  lead: 'The cart in the header begins with a sample, the same two things for everybody. What you put in from the shelf stays on this device, and the header counts it. This page, where a cart is changed and emptied, is the next that we build. Until then nothing can be ordered here, and nothing is charged.',
  slip: {
    heading: `${company.name}, the shop`,
    items: lines,
    total: subtotal,
    note: 'Sample. Not for sale yet.',
  },
} as const;

/** Texts of the page behind “Checkout”. */
export const checkoutPage = {
  heading: 'There is nothing to pay here yet.',
  lead: 'The shelf stands and its things have pages; the checkout is still on the bench. This page stands so that the button in the cart leads somewhere. It asks for no address and for no card, and it keeps nothing.',
  slip: {
    heading: `${company.name}, the till`,
    items: [subtotal, { term: 'For sale', value: 'none of it' }],
    total: { term: 'To pay today', value: formatCents(0) },
    note: 'Thank you for trying the button.',
  },
} as const;

/** What both say below. */
export const soonPage = {
  coming: {
    heading: 'What will stand here',
    items: [
      { title: 'Filters at the left', content: 'The same shelf with a column beside it.' },
      { title: 'Filters at the right', content: 'For those who read the goods first.' },
      { title: 'Categories alone', content: 'A way in for large ranges.' },
      { title: 'The cart', content: 'Change the count, watch the sum follow.' },
      { title: 'The checkout', content: 'One page, no account, errors at their fields.' },
      { title: 'Log in and register', content: 'Two short forms, side by side.' },
    ],
  },
  now: {
    heading: 'What you can try today',
    links: [
      { title: 'The shelf: eighteen things of clay, to one scale', link: '/shop/shop-wide' },
      { title: 'One of them, in two glazes', link: '/shop/single-product' },
      { title: 'A number field that never goes below zero', link: '/elements/counters' },
      { title: 'Pictures that open large', link: '/elements/image-gallery' },
      { title: 'Price tables, side by side and compared', link: '/elements/pricing-table' },
      { title: 'Messages that stay until they are dismissed', link: '/elements/message-box' },
      { title: 'How we build shops for other people', link: '/page/Ecommerce' },
      { title: 'Tell us what you would sell', link: '/page/contact-us' },
    ],
  },
} as const;
