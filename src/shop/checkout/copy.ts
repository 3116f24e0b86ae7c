import { siteConfig } from '../../../site.config.ts';
import { cartTexts } from '../../content/cart.ts';

const { name } = siteConfig.company;

/** Copy of the checkout. */
export const checkoutCopy = {
  heading: 'As far as the till, and no further.',
  lead: 'Fill it in with anything that could be true. Every field is looked at as a real shop would; none of it is stored, sent or charged.',
  personLegend: 'Who is it for?',
  addressLegend: 'Where does it go?',
  pay: {
    heading: 'How would you pay?',
    content:
      'Here a real shop shows the card field of its bank. This one has none, so that nobody types a card number into a demo.',
  },
  labels: {
    street: 'Number and street',
    unit: 'Apartment, floor, a bell to ring',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
  },
  choose: 'Choose a state',
  submit: 'Place no order',
  wrong: 'Some fields above want another look.',
  script:
    'The checkout looks at what you type with script, which is off here. Nothing is sent in either case.',
  summary: {
    heading: 'Standstill, the till',
    delivery: 'Delivery',
    tax: 'Sales tax',
    taxIn: 'Sales tax, {state}',
    taxLater: 'say where',
    total: 'Total',
    totalLater: 'Before tax',
    note: 'A demo: nothing is charged.',
    counted: '{title}, {count}',
  },
  back: { title: 'Change the cart', link: cartTexts.viewCart.link },
  empty: {
    heading: 'There is nothing to check out.',
    content: 'Put something into the cart first; it takes one press on any page of a thing.',
  },
  done: {
    heading: 'No order was placed.',
    lead: 'All that you typed was right, and it is gone already: it never left this page. The cart is as it was.',
    summary: 'What it would have come to',
    nextHeading: 'What a real shop would do now',
    steps: [
      {
        title: 'Charge the card',
        content: 'In the bank’s own field, so that the shop never sees the number.',
      },
      {
        title: 'Write to you',
        content:
          'The order is in the database before the page says thank you; the mail goes out from there, again and again until it is taken.',
      },
      {
        title: 'Pack',
        content: 'Straw, two boxes, and a label for the state that the ZIP code belongs to.',
      },
    ],
    links: [
      { title: 'How we build shops that do', link: '/page/Ecommerce' },
      { title: 'Tell us what you would sell', link: '/page/contact-us' },
    ],
    demoNote: `Standstill is a demo by ${name}.`,
  },
} as const;
export type CheckoutCopy = typeof checkoutCopy;
