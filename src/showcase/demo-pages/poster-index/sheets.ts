import type { PictureName } from '../../../media/pictures.ts';

/** Poster of the archive: its text, and a note of the printer. */
export interface Sheet {
  name: PictureName;
  title: string;
  /** Date or subject, as printed on it. */
  when: string;
  /** Place, as printed on it. */
  where: string;
  /** Copies left. */
  copiesLeft: number;
  note: string;
}

type Line = readonly [
  name: PictureName,
  title: string,
  when: string,
  where: string,
  copiesLeft: number,
  note: string,
];

const lines: readonly Line[] = [
  [
    'poster-bread',
    'Bread Days',
    '2–3 February',
    'Bakers’ Yard',
    14,
    'The white half was a hole in the screen. We kept it.',
  ],
  [
    'poster-slow-machines',
    'Slow Machines',
    '1 March to 30 April',
    'Works Museum',
    6,
    'Printed on the slowest press we have. It took them a minute to get the joke.',
  ],
  [
    'poster-steps',
    'Small Steps',
    'Dance, 3–7 March',
    'Stage Two',
    21,
    'Eight steps. The choreographer counted seven and was right.',
  ],
  [
    'poster-paper-fair',
    'Paper Fair',
    '4–6 April',
    'Old Custom House',
    3,
    'The only sheet whose paper is better than the poster.',
  ],
  [
    'poster-signal',
    'Signal & Noise',
    'Radio days, 9–11 May',
    'Beacon Hall',
    9,
    'Hums if you walk past it quickly.',
  ],
  [
    'poster-echo',
    'Echo',
    'Six concerts in May',
    'Water Tower',
    0,
    'Gone. Nailed to a door in Portland, we hear, and heard again.',
  ],
  [
    'poster-lighthouse',
    'Lighthouse Day',
    'Sunday 18 May',
    'South Mole',
    11,
    'Seen from a boat, as ordered.',
  ],
  [
    'poster-neighbors',
    'Good Neighbors',
    'Street party, 1 June',
    'Maple Row',
    40,
    'Forty too many; there are nine houses.',
  ],
  [
    'poster-night-swim',
    'Night Swim',
    '21 June, from ten',
    'North Basin',
    2,
    'Two left, and both have been in the water.',
  ],
  [
    'poster-sunrise',
    'Sunrise Choir',
    '22 June, 4:58 a.m.',
    'Harrow Point',
    17,
    'We misprinted the hour as p.m. Eleven people came, and sang.',
  ],
  [
    'poster-wind-and-brass',
    'Wind & Brass',
    'Every Friday in July',
    'Bandstand',
    8,
    'The lines are one trombone, drawn slowly.',
  ],
  [
    'poster-long-table',
    'The Long Table',
    'Supper, 17 August',
    'Mill Street',
    1,
    'The last one has a ring on it, from a glass. It stays.',
  ],
  [
    'poster-three-voices',
    'Three Voices',
    '8 p.m., 14 September',
    'Lantern Hall',
    12,
    'Three inks make seven colors where they meet, which is also how they sang.',
  ],
  [
    'poster-marathon',
    'City Marathon',
    'Sunday 6 October',
    'Start: Bridge Street',
    5,
    'Hung crooked along the route, so that the bars stood straight.',
  ],
  [
    'poster-open-kilns',
    'Open Kilns',
    'Saturday 12 October',
    'Potters’ Row',
    19,
    'The blue came out of the kiln first and had to be matched.',
  ],
  [
    'poster-weaving',
    'Weaving Week',
    '10–16 November',
    'The Mill',
    7,
    'There is one mistake in the weave. It is signed.',
  ],
  ['poster-snowfall', 'First Snow', 'Market, 30 November', 'Town Green', 23, 'It rained.'],
];

/** The archive, by date. */
export const sheets: readonly Sheet[] = lines.map(
  ([name, title, when, where, copiesLeft, note]) => ({
    name,
    title,
    when,
    where,
    copiesLeft,
    note,
  }),
);
