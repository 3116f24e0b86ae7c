import type { CollectionFooter } from '../collection-footer.ts';

export const footer: CollectionFooter = {
  number: 10,
  headTitle: 'Footer with a directory of the whole site',
  description:
    'A dark footer that lists every group of pages with its first entries, made from the catalogue, and the name across the end of the page.',
  options: { arrangement: 'directory', tone: 'ink', signature: true },
  demo: {
    heading: 'A map of the whole house',
    lead: 'Every group of pages, with the first of each. For people who look things up, and for those who are lost.',
    tryHeading: 'Get lost, and find back',
    steps: [
      'Go to the end and press Tab: you walk down the columns, one group after the other.',
      'The list is the catalogue of this site. A page that is added tomorrow stands here tomorrow.',
      'On a phone there are two columns, and no group is torn in half.',
    ],
  },
};
