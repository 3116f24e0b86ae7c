import { describe, expect, test } from 'vitest';
import { lateness } from './delays.ts';
import { departures, journeys } from './departures.ts';
import { fare, total } from './fare.ts';
import { hoursText, nightsOf, sumOf, weekdayOf, weekdays, withDates } from './itinerary.ts';
import { chart, legPath, nearestStop, spotOf } from './map-geometry.ts';
import { type Place, route } from './route.ts';

/** Miles between two places as a gull flies. */
function straight([a, b]: Place, [c, d]: Place): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((c - a) * rad) / 2) ** 2 +
    Math.cos(a * rad) * Math.cos(c * rad) * Math.sin(((d - b) * rad) / 2) ** 2;
  return 2 * 3959 * Math.asin(Math.sqrt(h));
}

const stops = withDates(route);

describe('the Long Loop', () => {
  test('ends where it began, after fifteen days and fourteen nights', () => {
    const { ashore, aboard } = nightsOf(route);
    expect(stops.at(-1)?.comes).toBe(15);
    expect(ashore + aboard).toBe(14);
    expect(aboard).toBe(1);
    expect(route.at(-1)?.at).toEqual(route[0]?.at);
  });

  test('its trains, boats and buses add up to its rides, miles and hours', () => {
    const [train, boat, bus, all] = [
      sumOf(route, 'train'),
      sumOf(route, 'boat'),
      sumOf(route, 'bus'),
      sumOf(route),
    ];
    expect(train).toEqual({ rides: 7, miles: 1415, minutes: 2590 });
    expect(boat).toEqual({ rides: 2, miles: 395, minutes: 1125 });
    expect(bus).toEqual({ rides: 2, miles: 309, minutes: 540 });
    expect(all.rides).toBe(route.length - 1);
    expect(all.miles).toBe(train.miles + boat.miles + bus.miles);
    expect(all.miles).toBe(stops.at(-1)?.behind);
    expect(hoursText(all.minutes)).toBe('70 h 55 min');
  });

  test.each(stops.slice(1).map((stop, i) => [stop.name, stops[i], stop] as const))(
    'the way to %s is as long as a way can be',
    (_, from, to) => {
      if (!from || !to.by) throw new Error('A stop has no way to it.');
      const points = [from.at, ...to.by.via, to.at];
      const bent = points.slice(1).reduce((sum, at, i) => sum + straight(points[i] ?? at, at), 0);
      expect(to.by.miles).toBeGreaterThan(straight(from.at, to.at));
      expect(to.by.miles).toBeGreaterThan(bent * 0.9);
      expect(to.by.miles).toBeLessThan(bent * 1.5);
      expect(to.by.miles / (to.by.minutes / 60)).toBeLessThan(60);
    },
  );

  test('nobody waits for a train that does not run that day', () => {
    for (const [i, { by, name }] of stops.entries()) {
      const leaves = stops[i - 1]?.goes;
      if (by?.runs && leaves) expect(by.runs, `to ${name}`).toContain(weekdayOf(leaves));
    }
  });
});

describe('its map', () => {
  test('shows every stop and every bend', () => {
    for (const at of route.flatMap((stop) => [stop.at, ...(stop.by?.via ?? [])])) {
      const { x, y } = spotOf(at);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(chart.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(chart.height);
    }
  });

  test('a leg begins and ends at its stops', () => {
    const [from, to] = [route[4], route[5]];
    if (!from || !to) throw new Error('Too short a journey.');
    const [a, b] = [spotOf(from.at), spotOf(to.at)];
    const path = legPath(from, to);
    expect(path.startsWith(`M${a.x.toFixed(0)} ${a.y.toFixed(0)}`)).toBe(true);
    expect(path.endsWith(`${b.x.toFixed(0)} ${b.y.toFixed(0)}`)).toBe(true);
  });

  test('a finger finds the nearest stop', () => {
    for (const [i, { at }] of route.slice(0, -1).entries()) {
      const { x, y } = spotOf(at);
      expect(nearestStop(route, x + 3, y - 3)).toBe(i);
    }
  });
});

test('the fare is the sum of its parts, and our share is twelve percent of it', () => {
  expect(fare.reduce((sum, { dollars }) => sum + dollars, 0)).toBe(total);
  expect(total).toBe(journeys.loop.dollars);
  expect(fare.find(({ ours }) => ours)?.dollars).toBe(total * 0.12);
  expect(fare.find(({ nights }) => nights)?.nights).toBe(nightsOf(route).ashore);
});

test.each(departures)(
  '$journey leaves on $date, a day on which it can, with no more than twelve berths',
  ({ journey, date, sold }) => {
    const { leaves } = journeys[journey];
    expect(weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()]).toBe(leaves);
    expect(sold).toBeGreaterThanOrEqual(0);
    expect(sold).toBeLessThanOrEqual(12);
  },
);

test('the late and the punctual are all rides of last summer', () => {
  const { groups, rides } = lateness;
  expect(groups.reduce((sum, group) => sum + group.rides, 0)).toBe(rides);
  expect(rides % sumOf(route).rides).toBe(0);
});
