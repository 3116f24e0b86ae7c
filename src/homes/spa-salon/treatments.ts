import type { House, Treatment } from './treatment.ts';

/** Opening hours and fixed durations of the spa. */
export const house: House = {
  opens: 11 * 60,
  closes: 20 * 60,
  soak: 20,
  rest: 25,
  dress: 10,
  maxTreatments: 4,
};

/** Arrival times: every half hour; the last leaves time for a short treatment. */
export const arrivals: readonly number[] = Array.from(
  { length: 15 },
  (_, index) => 660 + 30 * index,
);

/** Initial sample afternoon. */
export const example = { arrival: 13 * 60, chosen: ['River mud', 'Long back', 'Feet'] } as const;

/** The price list, from hot to cold. */
export const treatments: readonly Treatment[] = [
  {
    title: 'Hot stones',
    text: 'Basalt from the third basin, laid along the spine and then moved. Say so if one is too much; she has others.',
    minutes: 50,
    price: 98,
    degrees: 121,
    pause: 15,
  },
  {
    title: 'River mud',
    text: 'Gray bentonite from a pit past Kirby, on everything but your face, under a wool blanket.',
    minutes: 40,
    price: 72,
    degrees: 113,
    pause: 15,
  },
  {
    title: 'Feet',
    text: 'In a bucket first, then in somebody’s lap. The one that people who hate spas like.',
    minutes: 20,
    price: 34,
    degrees: 108,
    pause: 5,
  },
  {
    title: 'Warm oil',
    text: 'Sesame and juniper over the head, poured slowly. Bring a hat.',
    minutes: 30,
    price: 52,
    degrees: 102,
    pause: 10,
  },
  {
    title: 'Long back',
    text: 'From the neck to the heels and back up. Choose the hands further down, by weight.',
    minutes: 60,
    price: 110,
    degrees: 92,
    pause: 10,
  },
  {
    title: 'Short back',
    text: 'The same without the legs. Enough for a desk, not for a saddle.',
    minutes: 30,
    price: 58,
    degrees: 92,
    pause: 10,
  },
  {
    title: 'Salt',
    text: 'Coarse, with a linen cloth, and three pails of basin five over you at the end.',
    minutes: 25,
    price: 46,
    degrees: 88,
    pause: 10,
  },
  {
    title: 'The river',
    text: 'Down the ladder and out again. Hugh holds the towel and does not count aloud.',
    minutes: 10,
    price: 0,
    degrees: 54,
    pause: 15,
  },
];
