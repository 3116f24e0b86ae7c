import { baseOptions, type CollectionHeader, type HeaderInUse } from '../collection-header.ts';

export const header: CollectionHeader<HeaderInUse> = {
  order: 100,
  title: 'Header always fixed',
  headTitle: 'Header always fixed, at every scroll position',
  description:
    'A header that never leaves: same place, same height and same ground at every scroll position, with notes on when that is worth it.',

  options: { ...baseOptions, variant: 'ink', behavior: 'fixed', menu: 'main' },
  demo: {
    reason:
      'Nobody reads an index. People fall into it somewhere, look one thing up and leave. The search and the way out are therefore at the same spot on every shelf of it, and each letter stops below the bar, not behind it.',
    tryHeading: 'Try to lose it',
    steps: [
      'Scroll down as fast as you like, and back again. It does not hide, shrink or change its color.',
      'Follow the link to the reasons. Their heading stops below the bar, not behind it.',
      'Turn your phone on its side. The bar keeps to 73 pixels, and the page still has four fifths of the screen.',
    ],
  },
};
