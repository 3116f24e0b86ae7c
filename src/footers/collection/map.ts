import type { CollectionFooter } from '../collection-footer.ts';

export const footer: CollectionFooter = {
  number: 4,
  headTitle: 'Footer with a map from edge to edge',
  description:
    'A footer whose upper part is a drawn map of the way to the office, with address, hours, phone and e-mail on a label that lies on it.',
  options: { arrangement: 'map', tone: 'surface', signature: false },
  demo: {
    heading: 'The last thing they see is the way',
    lead: 'A map from edge to edge, drawn for this one address, with number and hours on a label.',
    tryHeading: 'Find the mill',
    steps: [
      'Go to the end. The map is a drawing of ours: no third party hears that you have looked at it.',
      'Look at it on a phone. There is an upright drawing for upright screens, not a cut from the wide one.',
      'The label lies over the map’s lower left corner; on a phone it stands half on it.',
    ],
  },
};
