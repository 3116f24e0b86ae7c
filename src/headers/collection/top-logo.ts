import { baseOptions, type CollectionHeader, type HeaderInUse } from '../collection-header.ts';

export const header: CollectionHeader<HeaderInUse> = {
  order: 80,
  title: 'Top logo',
  headTitle: 'Header with the logo above the navigation',
  description:
    'A masthead: the logo on a line of its own that scrolls away, the navigation below it that stays at the edge of the window.',
  footer: 'newsletter',
  options: { ...baseOptions, variant: 'surface', arrangement: 'top-logo', behavior: 'fixed' },
  demo: {
    reason:
      'A paper says its name once, large, and then gets out of the way of the news. The masthead scrolls off with the date; the line with the sections is what stays.',
    tryHeading: 'Scroll past the masthead',
    steps: [
      'Go down by two inches. The name leaves with the page; the line with the menu stops at the edge.',
      'Nothing jumps: both lines keep their heights. Only the place where they stick is different.',
      'Press Tab from the start of the page: when the focus is on the name, the masthead comes back into sight.',
    ],
  },
};
