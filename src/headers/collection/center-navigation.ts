import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 60,
  title: 'Center navigation',
  headTitle: 'Header with the navigation in the center',
  description:
    'A header with the entries exactly in the middle between brand and tools, and a dropdown inside a dropdown that forgives a slanting mouse.',
  footer: 'latest-posts',
  options: { ...baseOptions, arrangement: 'centered' },
  demo: {
    heading: 'The menu in the middle of it',
    lead: 'Brand at the left, tools at the right, and the entries exactly in the center, whatever the two ends weigh.',
    tryHeading: 'Measure it',
    steps: [
      'Count the pixels on both sides of the menu: they are equal, although the logo is wider than two icons.',
      'Open Company, and go on to Services: the second list opens beside the first. Move across slantwise; it stays open.',
      'With the keys: Enter opens, the arrow to the right goes in, the arrow to the left comes out, Escape closes one list at a time.',
    ],
    notesHeading: 'Three columns, one rule',
    notes: [
      {
        term: 'The ends are equal',
        text: 'Both outer columns get the same width. The middle one is as wide as its words.',
      },
      {
        term: 'Six entries at most',
        text: 'With more, the middle pushes the ends out, and nothing is centered any longer.',
      },
      {
        term: 'Center the page as well',
        text: 'A centered menu over a page that hangs on the left looks like a mistake.',
      },
    ],
    pullQuote: 'The next boat stands in the middle too. It is what they came for.',
  },
};
