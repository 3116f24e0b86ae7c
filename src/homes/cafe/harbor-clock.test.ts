import { describe, expect, it, test } from 'vitest';
import { bridgeAt, daysFrom, harborAt } from './harbor-clock.ts';
import { opening } from './opening.ts';

const at = (moment: string) => harborAt(new Date(moment), opening);

test.each([
  // Sturgeon Bay is six hours behind in winter, five in summer.
  ['Tuesday, the first minute', '2026-01-13T11:30:00Z', { open: true, until: 15 }],
  ['Tuesday, the minute before', '2026-01-13T11:29:00Z', 5.5, 0, 'Tuesday'],
  ['the same hour in summer is an hour in', '2026-07-14T11:30:00Z', { open: true, until: 15 }],
  ['Tuesday at closing', '2026-01-13T21:00:00Z', 5.5, 1, 'Wednesday'],
  ['Saturday', '2026-01-17T19:59:00Z', { open: true, until: 14 }],
  ['Friday night: Saturday is later', '2026-01-17T02:00:00Z', 6.5, 1, 'Saturday'],
  ['Saturday afternoon: over the Sunday', '2026-01-17T20:00:00Z', 5.5, 2, 'Monday'],
  ['Sunday', '2026-01-18T15:00:00Z', 5.5, 1, 'Monday'],
] as const)('%s', (_, moment, first, inDays?: number, name?: string) => {
  const state = typeof first === 'number' ? { open: false, opens: first, inDays, name } : first;
  expect(at(moment)).toEqual(state);
});

describe('holidays', () => {
  it('Thanksgiving is the fourth Thursday of November, whichever date that is', () => {
    const next = { open: false, opens: 5.5, inDays: 1, name: 'Friday', holiday: 'Thanksgiving' };
    expect(at('2026-11-26T15:00:00Z')).toEqual(next);
    expect(at('2027-11-25T15:00:00Z')).toEqual(next);
    expect(at('2026-11-19T15:00:00Z')).toEqual({ open: true, until: 15 });
  });
  it('closes early, then stays closed over Christmas', () => {
    const holiday = 'the day before Christmas';
    expect(at('2026-12-24T17:59:00Z')).toEqual({ open: true, until: 12, holiday });
    expect(at('2026-12-24T18:00:00Z')).toEqual({
      open: false,
      opens: 6.5,
      inDays: 2,
      name: 'Saturday',
      holiday,
    });
  });
  it('a holiday and a Sunday together are two days off', () => {
    // The Fourth of July 2026 is a Saturday.
    expect(at('2026-07-03T21:00:00Z')).toEqual({
      open: false,
      opens: 5.5,
      inDays: 3,
      name: 'Monday',
    });
  });
  it('a holiday on a Sunday changes nothing', () => {
    expect(at('2027-07-04T15:00:00Z')).toEqual({
      open: false,
      opens: 5.5,
      inDays: 1,
      name: 'Monday',
    });
  });
});

test('never opening is an error', () => {
  const never = { ...opening, week: opening.week.map(({ day, name }) => ({ day, name })) };
  expect(() => harborAt(new Date('2026-01-13T12:00:00Z'), never)).toThrow('Two weeks');
});

test('a week from today on, by the calendar of the place', () => {
  // Wednesday evening there, Thursday already in Europe; Thursday is Thanksgiving.
  const days = daysFrom(new Date('2026-11-26T03:00:00Z'), opening);
  expect(days.map(({ weekday }) => weekday).join(' ')).toBe('Wed Thu Fri Sat Sun Mon Tue');
  expect(days[0]).toMatchObject({ date: '2026-11-25', opens: 5.5 });
  expect(days[1]).toEqual({
    weekday: 'Thu',
    name: 'Thursday',
    holiday: 'Thanksgiving',
    date: '2026-11-26',
  });
  expect(days[6]?.date).toBe('2026-12-01');
});

test.each([
  [360, true, 11],
  [370, true, 1],
  [371, false, 19],
  [389, false, 1],
  [390, true, 11],
])('at %i minutes the bridge is up: %s, for %i', (minutes, up, left) => {
  expect(bridgeAt(minutes)).toEqual({ isUp: up, minutes: left });
});
