import type { LifeEntry } from './life.ts';

/** Month and year of birth. */
export const birth = { year: 1971, month: 3 } as const;

export const lifeSpan = { from: 1971, to: 2026 } as const;

/** Entries of the timeline. */
export const lifeDates: readonly LifeEntry[] = [
  {
    year: 1971,
    month: 3,
    title: 'Born in Ketchikan, between two sailings',
    made: 'Noise.',
    lost: 'My father’s place in the crew of the 4:10. He was a purser and got it back on Thursday.',
  },
  {
    year: 1977,
    month: 11,
    title: 'How to feed the cat, in six pictures',
    made: 'Instructions for my grandmother, who read Norwegian and no English. My first series.',
    learned: 'From above, a cat is a loaf. Draw it from the side.',
    lost: 'The cat’s figure. She had put one bowl into each picture, so Grandmother served six.',
  },
  {
    year: 1984,
    month: 7,
    title: 'A galley fire, a small one',
    learned:
      'Forty grown people stood before a sign of 112 words and read none of them. Then the cook pointed, and they went.',
    lost: 'A corduroy coat and both eyebrows.',
  },
  {
    year: 1989,
    month: 9,
    title: 'Art school in Seattle, four terms of eight',
    made: 'Three hundred hands.',
    learned: 'A hand is understood by its thumb.',
    lost: '$11,400, a degree, and a boy named Curtis.',
  },
  {
    year: 1993,
    month: 4,
    title: 'Names on transoms, Port Townsend',
    made: 'Sixty-one boat names in enamel, at $4 a letter.',
    learned: 'To spell Perseverance. It is not how I had spelled it on the Perseverance.',
    lost: 'The $48, and an afternoon with a heat gun.',
  },
  {
    year: 1995,
    month: 2,
    title: 'Card No. 1, for the ferry Quimper',
    made: 'Six pictures, no words, $350.',
    learned:
      'That people sit down first and look for the card afterwards. They were sitting on it.',
  },
  {
    year: 1997,
    month: 6,
    title: 'Nine seconds, nine strangers',
    made: 'The test. I hold a drawing up at the ferry landing and count.',
    learned: 'Four of nine tied the jacket on like an apron. My drawing had told them to.',
    lost: 'The belief that I can see my own mistakes.',
  },
  {
    year: 2004,
    month: 11,
    title: 'The arrow',
    made: 'One arrow, printed 212 times.',
    learned: 'A ferry with two bows has no front. It is in the letter below.',
    lost: 'Sleep, $3,180, and the only client who paid within the week.',
  },
  {
    year: 2005,
    month: 1,
    title: 'The arrow, again, without a bill',
    made: 'Two hundred and twelve new cards, put up by hand, each of them at both ends.',
    learned: 'How many stairs the Quimper has. Sixty-six.',
  },
  {
    year: 2009,
    month: 5,
    title: 'My father',
    learned: 'He had kept Card No. 1 behind the sun visor for fourteen years. He drove a truck.',
    lost: 'Him. I drew nothing until October.',
  },
  {
    year: 2012,
    month: 12,
    title: 'One chairlift, Deer Ridge',
    made: 'Eleven signs, the highest of them at 5,200 feet.',
    learned: 'At eight below, people look for two seconds. I took out three of five pictures.',
    lost: 'The tip of a glove, in a sheave. The finger had left.',
  },
  {
    year: 2016,
    month: 8,
    title: 'The long arrow',
    made: 'Nine meters and twenty, cut from deck plate, for the car deck. People walk along it without noticing.',
    learned: 'That this is the highest praise there is.',
  },
  {
    year: 2019,
    month: 10,
    title: 'Fog, a sandbar, 214 people',
    made: 'Nothing. I was at home with a cold, and it was made already.',
    learned:
      'They were off in seventeen minutes, dry, with a dog. Asked about the card, nobody remembered one.',
  },
  {
    year: 2020,
    month: 4,
    title: 'No boats',
    made: 'A matchbook: how to light the stove in a forest cabin, in three pictures. The smallest thing I have drawn.',
    lost: 'Eight orders of nine.',
  },
  {
    year: 2024,
    month: 2,
    title: 'The left eye',
    learned:
      'With a cataract my yellow was beige. I have tested every card in bad light since then.',
    lost: 'Yellow, for five weeks. It came back on a Tuesday and I bought a raincoat.',
  },
  {
    year: 2026,
    month: 9,
    title: 'Card No. 412',
    made: 'A floatplane, four seats. Three pictures, and one of them is a hand.',
    learned: 'That I still begin with the thumb.',
  },
];
