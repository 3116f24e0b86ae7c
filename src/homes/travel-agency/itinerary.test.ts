import { describe, expect, test } from 'vitest';
import { lateness } from './delays.ts';
import { departures, journeys } from './departures.ts';
import { fare, total } from './fare.ts';
import { addDates, hoursText, nightsOf, totalsOf, weekdayOf, weekdays } from './itinerary.ts';
import { legPath, mapSize, nearestStop, toMapPoint } from './map-geometry.ts';
import { type LatLng, route } from './route.ts';

/** Miles between two places as a gull flies. */
function straight([a, b]: LatLng, [c, d]: LatLng): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((c - a) * rad) / 2) ** 2 +
    Math.cos(a * rad) * Math.cos(c * rad) * Math.sin(((d - b) * rad) / 2) ** 2;
  return 2 * 3959 * Math.asin(Math.sqrt(h));
}

const stops = addDates(route);

describe('the Long Loop', () => {
  test('ends where it began, after fifteen days and fourteen nights', () => {
    const { nightsAshore, nightsAboard } = nightsOf(route);
    expect(stops.at(-1)?.arrivalDay).toBe(15);
    expect(nightsAshore + nightsAboard).toBe(14);
    expect(nightsAboard).toBe(1);
    expect(route.at(-1)?.latLng).toEqual(route[0]?.latLng);
  });

  test('its trains, boats and buses add up to its rides, miles and hours', () => {
    const [train, boat, bus, all] = [
      totalsOf(route, 'train'),
      totalsOf(route, 'boat'),
      totalsOf(route, 'bus'),
      totalsOf(route),
    ];
    expect(train).toEqual({ rides: 7, miles: 1415, minutes: 2590 });
    expect(boat).toEqual({ rides: 2, miles: 395, minutes: 1125 });
    expect(bus).toEqual({ rides: 2, miles: 309, minutes: 540 });
    expect(all.rides).toBe(route.length - 1);
    expect(all.miles).toBe(train.miles + boat.miles + bus.miles);
    expect(all.miles).toBe(stops.at(-1)?.milesBefore);
    expect(hoursText(all.minutes)).toBe('70 h 55 min');
  });

  test.each(stops.slice(1).map((stop, i) => [stop.name, stops[i], stop] as const))(
    'the way to %s is as long as a way can be',
    (_, from, to) => {
      if (!from || !to.ride) throw new Error('A stop has no way to it.');
      const points = [from.latLng, ...to.ride.via, to.latLng];
      const bent = points.slice(1).reduce((sum, at, i) => sum + straight(points[i] ?? at, at), 0);
      expect(to.ride.miles).toBeGreaterThan(straight(from.latLng, to.latLng));
      expect(to.ride.miles).toBeGreaterThan(bent * 0.9);
      expect(to.ride.miles).toBeLessThan(bent * 1.5);
      expect(to.ride.miles / (to.ride.minutes / 60)).toBeLessThan(60);
    },
  );

  test('nobody waits for a train that does not run that day', () => {
    for (const [i, { ride, name }] of stops.entries()) {
      const leaves = stops[i - 1]?.departureDay;
      if (ride?.weekdays && leaves)
        expect(ride.weekdays, `to ${name}`).toContain(weekdayOf(leaves));
    }
  });
});

describe('its map', () => {
  test('shows every stop and every bend', () => {
    for (const at of route.flatMap((stop) => [stop.latLng, ...(stop.ride?.via ?? [])])) {
      const { x, y } = toMapPoint(at);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(mapSize.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(mapSize.height);
    }
  });

  test('a leg begins and ends at its stops', () => {
    const [from, to] = [route[4], route[5]];
    if (!from || !to) throw new Error('Too short a journey.');
    const [a, b] = [toMapPoint(from.latLng), toMapPoint(to.latLng)];
    const path = legPath(from, to);
    expect(path.startsWith(`M${a.x.toFixed(0)} ${a.y.toFixed(0)}`)).toBe(true);
    expect(path.endsWith(`${b.x.toFixed(0)} ${b.y.toFixed(0)}`)).toBe(true);
  });

  test('a finger finds the nearest stop', () => {
    for (const [i, { latLng }] of route.slice(0, -1).entries()) {
      const { x, y } = toMapPoint(latLng);
      expect(nearestStop(route, x + 3, y - 3)).toBe(i);
    }
  });
});

test('the fare is the sum of its parts, and our share is twelve percent of it', () => {
  expect(fare.reduce((sum, { dollars }) => sum + dollars, 0)).toBe(total);
  expect(total).toBe(journeys.loop.dollars);
  expect(fare.find(({ isOwnShare }) => isOwnShare)?.dollars).toBe(total * 0.12);
  expect(fare.find(({ nights }) => nights)?.nights).toBe(nightsOf(route).nightsAshore);
});

test.each(departures)(
  '$journey leaves on $date, a day on which it can, with no more than twelve berths',
  ({ journey, date, soldCount }) => {
    const { departureWeekday: leaves } = journeys[journey];
    expect(weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()]).toBe(leaves);
    expect(soldCount).toBeGreaterThanOrEqual(0);
    expect(soldCount).toBeLessThanOrEqual(12);
  },
);

test('the late and the punctual are all rides of last summer', () => {
  const { groups, rides } = lateness;
  expect(groups.reduce((sum, group) => sum + group.rides, 0)).toBe(rides);
  expect(rides % totalsOf(route).rides).toBe(0);
});
