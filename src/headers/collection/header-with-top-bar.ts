import { baseOptions, type CollectionHeader, type HeaderInUse } from '../collection-header.ts';

export const header: CollectionHeader<HeaderInUse> = {
  order: 40,
  title: 'Header with top bar',
  headTitle: 'Header with a top bar for hours and phone',
  description:
    'A header under a thin line with hours, phone, e-mail and profiles. The line scrolls away, the bar stays, and nothing on the page jumps.',
  footer: 'address-book',
  options: { ...baseOptions, variant: 'surface', behavior: 'fixed', topBar: true },
  demo: {
    reason:
      'Two questions bring people to a counter: are you there, and what is the number? The thin line answers both before the page has said a word, and then it leaves, because nobody asks twice.',
    tryHeading: 'Let the line go',
    steps: [
      'Scroll down slowly. The green line leaves with the page; the bar stops at the edge of the window and stays.',
      'Hold Shift and press Tab until you are back in the line. It comes down again, so that you never write to a number that you cannot see.',
      'On a phone the hours and the profiles go; number and e-mail stay, because a thumb can do something with them.',
    ],
  },
};
