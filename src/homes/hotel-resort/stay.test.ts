import { expect, test } from 'vitest';
import { daysAfter } from '../../forms/details/days.ts';
import { type RoomName, rates, roomNames, seasonOf } from './rates.ts';
import { longestStay, priceStay } from './stay.ts';

test.each([
  ['2026-11-01', 'low'],
  ['2026-10-31', 'slack'],
  ['2026-12-20', 'low'],
  ['2026-12-21', 'slack'],
  // New Year’s night and the first of January still count to the holidays.
  ['2026-12-31', 'slack'],
  ['2027-01-01', 'slack'],
  ['2027-01-02', 'low'],
  ['2028-02-29', 'low'],
  ['2027-03-01', 'slack'],
  ['2027-06-15', 'slack'],
  ['2027-06-16', 'high'],
  ['2027-09-07', 'high'],
  ['2027-09-08', 'slack'],
] as const)('the night of %s is %s water', (day, season) => {
  expect(seasonOf(day)).toBe(season);
});

test('three nights in one season', () => {
  expect(priceStay('Bay', '2026-11-20', '2026-11-23')).toEqual({
    nights: 3,
    parts: [{ season: 'low', nights: 3, rate: 185, sum: 555 }],
    free: { nights: 0, sum: 0 },
    total: 555,
  });
});

test('a stay over the change of a season pays each night by its own', () => {
  const quote = priceStay('Loft', '2027-06-14', '2027-06-18');
  expect(quote?.parts).toEqual([
    { season: 'slack', nights: 2, rate: 330, sum: 660 },
    { season: 'high', nights: 2, rate: 420, sum: 840 },
  ]);
  expect(quote?.total).toBe(1500);
});

test('a stay over three changes and the end of the year', () => {
  // Four nights low, twelve of the holidays, three low again.
  const quote = priceStay('Yard', '2026-12-17', '2027-01-05');
  expect(quote?.nights).toBe(19);
  expect(quote?.parts.map(({ season, nights }) => [season, nights])).toEqual([
    ['low', 7],
    ['slack', 12],
  ]);
  expect(quote?.free).toEqual({ nights: 1, sum: 140 });
  expect(quote?.total).toBe(7 * 140 + 12 * 190 - 140);
});

test('every fourth night at low water is on the house, and only there', () => {
  expect(priceStay('Bay', '2026-11-10', '2026-11-14')?.total).toBe(3 * 185);
  expect(priceStay('Bay', '2026-11-10', '2026-11-18')?.free).toEqual({ nights: 2, sum: 370 });
  expect(priceStay('Bay', '2027-07-01', '2027-07-09')?.free.nights).toBe(0);
});

test('the end of summer time makes no night longer', () => {
  expect(priceStay('Yard', '2026-10-30', '2026-11-03')?.nights).toBe(4);
});

test('the total is that of its nights, one by one, for every room and every day of a year', () => {
  for (const room of roomNames) {
    for (let offset = 0; offset < 366; offset += 1) {
      const arrival = daysAfter('2027-01-01', offset);
      const length = 1 + (offset % 11);
      const quote = priceStay(room, arrival, daysAfter(arrival, length));
      expect(quote?.total).toBe(oneByOne(room, arrival, length));
    }
  }
});

/** Computes the same sum naively: night after night. */
function oneByOne(room: RoomName, arrival: string, length: number): number {
  let sum = 0;
  let low = 0;
  for (let night = 0; night < length; night += 1) {
    const season = seasonOf(daysAfter(arrival, night));
    if (season === 'low') low += 1;
    if (season !== 'low' || low % 4 !== 0) sum += rates[room][season];
  }
  return sum;
}

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20', '2026-11-19'],
  ['', '2026-11-19'],
  ['2026-11-20', ''],
  ['2026-02-30', '2026-03-04'],
  ['2026-11-20', daysAfter('2026-11-20', longestStay + 1)],
])('from %s to %s is no stay', (arrival, departure) => {
  expect(priceStay('Yard', arrival, departure)).toBeUndefined();
});
