import { siteConfig } from '../../../site.config.ts';
import { formatCents } from '../../content/cart.ts';
import { deliveryCents } from '../order/order-sum.ts';

/** Copy of the cart. */
export const cartCopy = {
  heading: 'What you would carry.',
  lead: 'Drawn to one scale, so that you know how much room to make. It begins with a sample, the same two things for everybody; change it as you like.',
  lines: 'Things in the cart',
  quantity: 'Pieces of {name}',
  less: 'One fewer',
  more: 'One more',
  each: '{price} each',
  none: 'None of it: it stays behind.',
  remove: 'Take out',
  /** Accessible name of the remove button. */
  removeNamed: 'Take out {name}',
  removed: '{name} is out.',
  undo: 'Put it back',
  /** Template with `{count}` and `{sum}`. */
  message: '{count} in the cart. It comes to {sum}.',
  notPersisted: 'This device keeps nothing: on the next page the cart is the sample again.',
  scale: '{count} in a row',
  empty: {
    heading: 'There is nothing in it, and it stands quite still.',
    sample: 'Put the sample back',
    productList: 'To the shelf',
  },
  summary: {
    heading: 'Standstill, the till',
    pieces: { one: '1 piece', many: '{count} pieces' },
    delivery: 'Delivery, one parcel',
    tax: 'Sales tax',
    taxLater: 'when we know where',
    total: 'Before tax',
    note: 'A demo: not for sale, not charged.',
  },
  checkout: 'On to the checkout',
  terms: [
    {
      title: 'Delivery',
      content: `A parcel costs ${formatCents(deliveryCents)} to the 48 states that touch each other and to Washington, D.C., however much is in it.`,
    },
    {
      title: 'Tax',
      content:
        'Prices are before tax. Standstill has its kiln in New York and collects there alone; the checkout adds it as soon as it knows the state.',
    },
    {
      title: 'Your browser',
      content: `The cart is kept in this browser alone. ${siteConfig.company.name} does not see it, and clearing the site’s data empties it.`,
    },
  ],
  script:
    'Without script the cart shows its sample, and nothing can be changed. Everything else in the shop can be looked at.',
} as const;
export type CartCopy = typeof cartCopy;
