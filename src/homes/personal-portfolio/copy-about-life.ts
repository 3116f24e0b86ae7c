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
    initialYear: 1984,
    copy: {
      rulerLabel: 'Year',
      hint: 'Drag the line, or walk with the arrow keys.',
      previousLabel: 'Earlier date',
      nextLabel: 'Later date',
      searchLabel: 'Find a year, an age or a word',
      submitLabel: 'Find',
      foundText: '{count} found',
      notFoundText: 'Not in this life.',
      ageText: 'Age {age}',
      birthText: 'Age nothing',
      made: 'Made',
      learned: 'Learned',
      lost: 'Lost',
      nothingText: 'Nothing.',
      emptyYearText: 'An empty year',
      sinceText: '{years} after the last thing worth a date',
      untilText: '{years} before the next',
      oneYear: '1 year',
      severalYears: '{count} years',
      separator: ', and ',
      announcement: '{year}, age {age}: {title}',
      listLabel: 'All dates',
    },
  },
} as const;
