/** A correction on a slip: the wrong text, the right text, the day, the place, and the consequence. */
export interface Erratum {
  day: string;
  /** ISO date for `<time>`. */
  on: string;
  where: string;
  wrong: string;
  right: string;
  after: string;
}

/** Mistakes that the editor overlooked, oldest first. */
export const errata: readonly Erratum[] = [
  {
    day: 'March 14, 1997',
    on: '1997-03-14',
    where: 'A bulletin on lilacs, page 8',
    wrong: 'prune after frost',
    right: 'prune after flowering',
    after: 'Half of the county had green lilacs in 1998.',
  },
  {
    day: 'October 2, 2001',
    on: '2001-10-02',
    where: 'A church cookbook, page 61',
    wrong: '2 tbsp. cloves',
    right: '2\u00a0cloves',
    after: 'A lady from Linden brought me the pie.',
  },
  {
    day: 'June 19, 2006',
    on: '2006-06-19',
    where: 'A bus timetable, weekdays',
    wrong: '5:40 a.m.',
    right: '5:04\u00a0a.m.',
    after: 'I stood at that stop for three mornings and told people.',
  },
  {
    day: 'February 8, 2011',
    on: '2011-02-08',
    where: 'This blog, its first piece',
    wrong: 'who',
    right: 'whom',
    after: 'Set right the same evening.',
  },
  {
    day: 'February 12, 2011',
    on: '2011-02-12',
    where: 'The slip of February 8',
    wrong: 'whom',
    right: 'who',
    after: 'It had been who all along.',
  },
  {
    day: 'May 5, 2018',
    on: '2018-05-05',
    where: 'The spine of 3,000 books',
    wrong: 'Volumne',
    right: 'Volume',
    after: 'The largest type in the house.',
  },
  {
    day: 'April 21, 2023',
    on: '2023-04-21',
    where: 'A stone at Oak Hill, in granite',
    wrong: 'farther',
    right: 'father',
    after: 'He had read it to me over the phone. The new stone was $640, and mine to pay.',
  },
  {
    day: 'September 9, 2026',
    on: '2026-09-09',
    where: 'My own margin, the day before',
    wrong: '80 days',
    right: '80\u00a0hours',
    after: 'A reader in Muncie had a calculator.',
  },
];
