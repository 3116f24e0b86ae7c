/** Correction of a mistake that was printed. */
export interface Erratum {
  /** Date as it is shown. */
  day: string;
  /** ISO date for `<time>`. */
  isoDay: string;
  /** Publication and page. */
  source: string;
  wrong: string;
  right: string;
  consequence: string;
}

/** Mistakes that the editor overlooked, oldest first. */
export const errata: readonly Erratum[] = [
  {
    day: 'March 14, 1997',
    isoDay: '1997-03-14',
    source: 'A bulletin on lilacs, page 8',
    wrong: 'prune after frost',
    right: 'prune after flowering',
    consequence: 'Half of the county had green lilacs in 1998.',
  },
  {
    day: 'October 2, 2001',
    isoDay: '2001-10-02',
    source: 'A church cookbook, page 61',
    wrong: '2 tbsp. cloves',
    right: '2\u00a0cloves',
    consequence: 'A lady from Linden brought me the pie.',
  },
  {
    day: 'June 19, 2006',
    isoDay: '2006-06-19',
    source: 'A bus timetable, weekdays',
    wrong: '5:40 a.m.',
    right: '5:04\u00a0a.m.',
    consequence: 'I stood at that stop for three mornings and told people.',
  },
  {
    day: 'February 8, 2011',
    isoDay: '2011-02-08',
    source: 'This blog, its first piece',
    wrong: 'who',
    right: 'whom',
    consequence: 'Set right the same evening.',
  },
  {
    day: 'February 12, 2011',
    isoDay: '2011-02-12',
    source: 'The slip of February 8',
    wrong: 'whom',
    right: 'who',
    consequence: 'It had been who all along.',
  },
  {
    day: 'May 5, 2018',
    isoDay: '2018-05-05',
    source: 'The spine of 3,000 books',
    wrong: 'Volumne',
    right: 'Volume',
    consequence: 'The largest type in the house.',
  },
  {
    day: 'April 21, 2023',
    isoDay: '2023-04-21',
    source: 'A stone at Oak Hill, in granite',
    wrong: 'farther',
    right: 'father',
    consequence: 'He had read it to me over the phone. The new stone was $640, and mine to pay.',
  },
  {
    day: 'September 9, 2026',
    isoDay: '2026-09-09',
    source: 'My own margin, the day before',
    wrong: '80 days',
    right: '80\u00a0hours',
    consequence: 'A reader in Muncie had a calculator.',
  },
];
