import { bar, type CollectionHeader } from './collection-header.ts';

export const headerReverseScroll: CollectionHeader = {
  title: 'Header reverse scroll',
  headTitle: 'Header reverse scroll: out and in with the page',
  description:
    'A header that moves exactly as far as the page does: fifty pixels back show fifty pixels of it, with no animation in between.',
  footer: 'closing-statement',
  options: { ...bar, look: 'surface', behaviour: 'reverse' },
  demo: {
    heading: 'Out with the tide, back with the tide',
    lead: 'The bar moves exactly as far as the page does. Fifty pixels back show fifty pixels of it.',
    tryHeading: 'Move slowly',
    steps: [
      'Scroll down by a finger’s width. The bar leaves line by line, as if it were part of the page.',
      'From the middle of the page, scroll up by half an inch: half of the bar is there. It does not jump, it does not wait.',
      'Press Tab while it is half out. It comes in completely, so that the focus is never cut in two.',
    ],
    notesHeading: 'The difference from hiding',
    notes: [
      {
        term: 'Your finger decides',
        text: 'Most bars that hide play a film of a third of a second. This one has no film. It is where you put it.',
      },
      {
        term: 'Familiar',
        text: 'The address bars of phones have done so for years. Nobody has to learn it.',
      },
      {
        term: 'Twenty lines',
        text: 'One number, the distance, kept between nothing and the height of the bar. Without script the bar simply stays.',
      },
    ],
    words: 'Out on the lake the boat does the same: it goes, and it comes back.',
  },
};
