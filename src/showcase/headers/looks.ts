import type { HeaderDemo } from './header-demo.ts';

/** Headers that differ by their ground. */
export const looks = {
  'transparent-header': {
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
    words: 'By day the same wall is bottle green, and the bar over it would still be read.',
  },
  'white-header': {
    heading: 'A white bar is a shop counter',
    lead: 'It is the same on every page and over every color. People know where to put their hands.',
    tryHeading: 'Look for the hairline',
    steps: [
      'Compare the bar with the blue below it: it has its own ground from the first moment, before anything is scrolled.',
      'Open Showcase. The panel stays 25 pixels inside the window, however narrow you make it.',
      'Scroll down to the dark part, then up by an inch. The bar that comes back is as white as it was.',
    ],
    notesHeading: 'Where it earns its place',
    notes: [
      {
        term: 'Shops',
        text: 'Search and cart are used on every page. On a steady ground they are found without looking.',
      },
      {
        term: 'Pages by many hands',
        text: 'Nobody who adds a picture next year has to think about the menu over it.',
      },
      {
        term: 'Small screens',
        text: 'Sunlight takes the contrast out of everything. Ink on white has the most to lose and loses least.',
      },
    ],
    words: 'One counter, one window. Nobody asks where to stand.',
  },
  'dark-header': {
    heading: 'Dark, and still easy to read',
    lead: 'An ink bar over an ink page: the edge between the two disappears, and only the words are left.',
    tryHeading: 'Three things that go wrong in the dark',
    steps: [
      'Open the cart. What opens from a dark bar is light, or two dark panels would melt into one.',
      'Press Tab. The ring round each entry is paper-colored here; the usual red would reach 3 to 1 at best.',
      'Make the window narrow and open the menu: the whole screen turns ink, lines and arrows with it.',
    ],
    notesHeading: 'What dark asks of you',
    notes: [
      {
        term: 'Heavier letters',
        text: 'Light type on dark looks thinner than it is. Ours goes from 400 to 500 in the bar, no further.',
      },
      {
        term: 'One accent',
        text: 'The brackets round the entry that you point at are vermilion, and nothing else is.',
      },
      {
        term: 'A light place to land',
        text: 'Long texts stand on paper. Dark is for the first screen and for the evening.',
      },
    ],
    words: 'A green that is nearly black does for a wall what ink does for a bar.',
  },
} as const satisfies Record<string, HeaderDemo>;
