import { firm } from './firm.ts';

/** Copy of `/home-startup`. Its features, figures, services, prices and posts have tables of their own. */
export const copy = {
  hero: {
    heading: { start: 'Six weeks', middle: 'from napkin to', end: 'first customer.' },
    lead: 'You draw it at the counter. We build the one part that matters, put it before strangers, and bring you their money or their reasons.',
    action: { title: 'Show us the napkin', link: `mailto:${firm.contacts.email}` },
    sketchLabel:
      'Sketch in ball pen: a house, a ladder, and a telephone that asks: Need a ladder? The button says Yes, four dollars a day. In red, somebody crossed out chat, points and a map, wrote Later, circled Yes and noted: only this.',
    /** The paper of the napkin. */
    img: 'napkin-unfolded',
  },
  features: {
    heading: 'Eleven things on a napkin. We keep three.',
    lead: 'They are the same three each time. The red pen takes out the rest on the first Monday, and you may be cross with us until Wednesday.',
    /** Text alternatives of the three sketches, in the order of `features.ts`. */
    sketches: [
      {
        sketchLabel:
          'Sketch: a castle with towers, crossed out in red; beside it a shed with one door, ticked.',
      },
      {
        sketchLabel:
          'Sketch: ten figures in a line before four steps. Four stop at the third, which is circled in red.',
      },
      {
        sketchLabel: 'Sketch: one house with more rooms added at its side, again and again.',
      },
    ],
  },
  figures: {
    heading: 'We counted with the same pen.',
    lead: 'Four strokes and a bar make five. Both pluses are in red, from the other pen: two offices and a bookkeeper joined before the ink was dry.',
    /** One for each row of `figures.ts`. */
    notes: [
      { note: 'one kettle and one window each' },
      { note: 'under one kite' },
      { note: 'and each answers a telephone' },
    ],
  },
  services: {
    heading: 'What you can ask us for',
    lead: 'Eight matchbooks lie by the register. Take the one you need; nobody has ever needed all eight at once.',
    labels: {
      stop: 'Stop the rotation',
      start: 'Start the rotation',
      previous: 'Previous service',
      next: 'Next service',
    },
  },
  prices: {
    heading: 'The check, please.',
    lead: 'Once the thing has a customer it needs a place to live. Hosting is charged by the domain, and there is no line for coffee.',
    title: 'Guest check',
    table: { label: 'Table', value: '6' },
    server: { label: 'Server', value: 'Penny' },
    serial: '081706',
    thanks: 'Please pay at the register.',
    columns: { quantity: 'Domains', item: 'Item', amount: 'Amount' },
    tabsLabel: 'Prices by the month or by the year',
    tabs: { monthly: 'MONTHLY', yearly: 'YEARLY' },
    popular: 'Most tables order this',
    note: 'In US dollars, sales tax not included. Change your order or stop at the end of any term, and take your files and your names along.',
  },
  posts: {
    heading: 'From the spike by the register',
    lead: 'Every launch ends with a slip on the spike: what it cost, who wrote in, what we would not do twice.',
    labels: { likes: 'Likes', comments: 'Letters' },
    /** Notes of the red pen, in capitals and only of characters that `pen/letters.ts` has. */
    scrawls: ['KEEP', 'ASK BOB', 'NOT AGAIN'],
  },
  subscribe: {
    heading: 'One postcard a month.',
    lead: 'A thing that sold, a thing that did not, and what the second one cost. It is in your mailbox on the first Friday, and read before the toast is up.',
    submit: 'Send me postcards',
    postmark: 'DAYTON, OH · FIRST FRIDAY ·',
    note: 'Your address is for the postcard and for nothing else. The way out is at the bottom of every card.',
  },
} as const;
