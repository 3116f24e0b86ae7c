import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 10,
  title: 'Transparent header',
  headTitle: 'Transparent header over a full-screen picture',
  description:
    'A header without a ground of its own over a full-screen picture: it takes one after five pixels, leaves on the way down and returns on the way up.',
  footer: 'closing-statement',
  options: { ...baseOptions, variant: 'overlay-light' },
  demo: {
    heading: 'Nothing between you and the room',
    lead: 'The bar lies on the picture and has no ground of its own, as long as you are at the top of the page.',
    tryHeading: 'Scroll six pixels',
    steps: [
      'Turn the wheel by one notch. The letters change from paper to ink, and a light ground comes up under them.',
      'Go on down. The bar leaves, because you are reading; it comes back the moment you turn round.',
      'Press Tab at the very top. The focus ring is light on the picture and red on the ground, so it shows on both.',
    ],
    notesHeading: 'Before you lay a menu on a picture',
    notes: [
      {
        term: 'Choose the picture first',
        text: 'The upper eighth has to be quiet. This room has a dark wall there; a sky with clouds would eat two entries out of six.',
      },
      {
        term: 'Shade it a little',
        text: 'A gradient of our ink lies over the top and the foot of the picture. White letters keep a contrast of at least 4.5 to 1 on it.',
      },
      {
        term: 'Do not move the page',
        text: 'The first section begins at the top of the window, under the bar. When the bar gets its ground, no line of text moves.',
      },
    ],
    pullQuote: 'By day the same wall is bottle green, and the bar over it would still be read.',
  },
};
