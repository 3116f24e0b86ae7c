/** Copy of cards, beside the fields of projects. */
export const cardCopy = {
  weeks: { one: 'week', many: 'weeks' },
  people: { one: 'person', many: 'people' },
  pictures: { one: 'picture', many: 'pictures' },
  letters: { one: 'letter', many: 'letters' },
  toggleLabel: 'Show the other picture of {client}',
} as const;

/** Copy around the projects on every portfolio page. */
export const portfolioCopy = {
  list: 'Projects',
  installHeading: 'Take it home',
  filter: {
    label: 'Show',
    shown: '{count} of {all} projects',
    all: 'All {all} projects',
  },
  pictures: {
    label: 'Show',
    shown: '{count} of {all} pictures',
    all: 'All {all} pictures',
  },
  index: {
    heading: 'The same work, dressed otherwise',
    lead: 'Six styles in five layouts, and three that follow no grid. Pick one and take it home.',
    styles: {
      classic: 'Classic',
      boxed: 'Boxed',
      colorful: 'Colorful',
      bordered: 'Bordered',
      overlay: 'Overlay',
      'switch-image': 'Switch image',
    },
    layouts: {
      'two-column': 'Two',
      'three-column': 'Three',
      'four-column': 'Four',
      masonry: 'Masonry',
      metro: 'Metro',
    },
    gridless: 'Free of the grid',
  },
  last: { title: 'This place is kept for yours', link: '/page/contact-us' },
  justified: { openLabel: '{client}, enlarge: {alt}' },
  slider: { previous: 'Previous project', next: 'Next project', position: '{number} of {count}' },
  slideIndex: {
    heading: 'Where the slider stops',
    lead: 'The same row, lying down. A number turns the slider to its town, a name opens the project.',
    showLabel: 'Show {client} in the slider',
  },
} as const;
