import type { MenuItem } from '../../content/menu-item.ts';
import { baseOptions, type CollectionHeader } from '../collection-header.ts';

export const header: CollectionHeader = {
  order: 90,
  title: 'One page navigation',
  headTitle: 'One-page navigation with the section in view',
  description:
    'A header for a one-page site: entries lead to sections, the one in view is marked, and headings stop below the bar after a jump.',
  footer: 'people',
  options: { ...baseOptions, behavior: 'fixed', menuPanel: 'classic' },
  demo: {
    heading: 'One page, five stops, no loading',
    lead: 'The entries lead to parts of this page. The one that you are reading is marked, whether you clicked or scrolled there.',
    tryHeading: 'Ride to the last stop',
    steps: [
      'Click Garden. The page goes there, and the heading stops below the bar, not behind it.',
      'Scroll back up by hand. The brackets move from entry to entry as each part crosses the middle of the window.',
      'On a phone, open the menu and choose a stop: the sheet folds away by itself.',
    ],
    notesHeading: 'What an app grows on',
    notes: [
      {
        term: 'One bed',
        text: 'A single thing that people do every day. Ours was the boarding list of a ferry.',
      },
      {
        term: 'Weekly water',
        text: 'An update each Friday, with a note in plain words about what is different.',
      },
      {
        term: 'Weeding',
        text: 'Twice a year we remove what nobody has opened. Nobody has ever asked for it back.',
      },
    ],
    pullQuote: 'What is left after the weeding fits on three screens.',
  },
};

/** Menu of the one-page site: the sections of its page. */
export const stops: MenuItem[] = [
  { title: 'Start', link: '#start' },
  { title: 'Try it', link: '#try' },
  { title: 'Garden', link: '#garden' },
  { title: 'Harvest', link: '#harvest' },
  { title: 'Tools', link: '#tools' },
];

/** Copy of the last section. */
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
