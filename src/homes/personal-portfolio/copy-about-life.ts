import { birth, lifeDates, lifeSpan } from './life-dates.ts';

/** Copy of the life on a ruler. */
export const aboutLifeCopy = {
  section: {
    id: 'life',
    heading: 'Fifty-five years, to scale',
    lead: 'A year is as long as a year. What I made stands above the line, what I lost hangs below it, and the gaps are years in which I drew and bought groceries.',
  },
  walk: {
    dates: lifeDates,
    birth,
    span: lifeSpan,
    /** The year that lies open at first. */
    opens: 1984,
    copy: {
      ruler: 'Year',
      hint: 'Drag the line, or walk with the arrow keys.',
      previous: 'Earlier date',
      next: 'Later date',
      search: 'Find a year, an age or a word',
      find: 'Find',
      found: '{count} found',
      none: 'Not in this life.',
      age: 'Age {age}',
      born: 'Age nothing',
      made: 'Made',
      learned: 'Learned',
      lost: 'Lost',
      nothing: 'Nothing.',
      empty: 'An empty year',
      since: '{years} after the last thing worth a date',
      until: '{years} before the next',
      year: '1 year',
      years: '{count} years',
      join: ', and ',
      said: '{year}, age {age}: {title}',
      list: 'All dates',
    },
  },
} as const;
