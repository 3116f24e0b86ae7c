import type { CollectionFooter } from '../collection-footer.ts';

export const footer: CollectionFooter = {
  number: 2,
  headTitle: 'Footer as a page of an address book',
  description:
    'A light footer as a page of an address book: labels on the left, values on the right, a hairline under each, ready to be copied.',
  options: { arrangement: 'ledger', tone: 'paper', signature: false },
  demo: {
    heading: 'A page from the address book',
    lead: 'What it is on the left, what it says on the right, and a hairline under each.',
    tryHeading: 'Look something up',
    steps: [
      'Find the phone number. The left column is read like an index: one glance, one line.',
      'Copy the address. It stands on one line, in the order in which an envelope wants it.',
      'On a phone, the label moves above its value, and the lines stay.',
    ],
  },
};
