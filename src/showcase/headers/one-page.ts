import type { MenuItem } from '../../content/schema/menu-item.ts';

/** The menu of the one-page site: the parts of its page. */
export const stops: MenuItem[] = [
  { title: 'Start', link: '#start' },
  { title: 'Try it', link: '#try' },
  { title: 'Garden', link: '#garden' },
  { title: 'Harvest', link: '#harvest' },
  { title: 'Tools', link: '#tools' },
];

/** Its last part. */
export const gardenNotes = {
  heading: 'What you need to start one',
  notes: [
    {
      term: 'An id on each part',
      text: 'The entry says where, the part says what it is called. There is no list of offsets that somebody has to keep up.',
    },
    {
      term: 'A line across the window',
      text: 'The part that crosses the line at two fifths of the height is the one that you are reading. The browser watches it; the page measures nothing while it scrolls.',
    },
    {
      term: 'A margin for the bar',
      text: 'One rule on the whole page keeps every heading clear of the bar, for jumps and for the keyboard’s focus.',
    },
  ],
} as const;
