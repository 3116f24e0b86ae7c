import { describe, expect, test } from 'vitest';
import { eventStatusAt } from './event-status.ts';

const at = (moment: string) => eventStatusAt(new Date(moment));

describe('what is left until the doors open', () => {
  test('in nights, hours and minutes', () => {
    expect(at('2027-03-10T16:07:00-05:00')).toEqual({
      state: 'before',
      nights: 2,
      hours: 2,
      minutes: 30,
    });
  });

  test('a minute that has begun is a minute', () => {
    expect(at('2027-03-12T18:36:30-05:00')).toEqual({
      state: 'before',
      nights: 0,
      hours: 0,
      minutes: 1,
    });
  });

  test('whatever the zone of the visitor', () => {
    expect(at('2027-03-13T00:37:00+01:00')).toEqual({ state: 'first' });
    expect(at('2027-03-11T23:37:00Z')).toMatchObject({ state: 'before', nights: 1, hours: 0 });
  });
});

test.each([
  ['2027-03-12T18:37:00-05:00', 'first'],
  ['2027-03-13T06:50:59-05:00', 'first'],
  ['2027-03-13T06:51:00-05:00', 'day'],
  ['2027-03-13T18:38:00-05:00', 'second'],
  ['2027-03-14T07:49:00-04:00', 'second'],
  ['2027-03-14T07:50:00-04:00', 'over'],
  ['2031-01-01T00:00:00Z', 'over'],
])('at %s: %s', (moment, state) => expect(at(moment).state).toBe(state));
