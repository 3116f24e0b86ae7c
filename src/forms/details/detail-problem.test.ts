import { describe, expect, test } from 'vitest';
import { daysBetween } from './days.ts';
import type { DateDetail, Detail, HourDetail } from './detail.ts';
import { dayRange, detailProblem } from './detail-problem.ts';

/** November 21, 9:30 pm in Maine. */
const now = new Date('2026-11-22T02:30:00Z');
const date = {
  kind: 'date',
  label: 'Day',
  timeZone: 'America/New_York',
  minDaysAhead: 0,
  maxDaysAhead: 365,
} as const;
const arrival: DateDetail = { ...date, name: 'Arrival', required: true };
const departure: DateDetail = {
  ...date,
  name: 'Departure',
  minDaysAhead: 1,
  maxDaysAhead: 400,
  afterField: 'Arrival',
};

const problem = (values: Record<string, string>, detail: Detail = arrival) =>
  detailProblem(detail, values, now);

test('today is the day in the time zone of the firm', () => {
  expect(dayRange(arrival, now)).toEqual({ min: '2026-11-21', max: '2027-11-21' });
  expect(dayRange({ ...arrival, timeZone: 'Europe/Lisbon' }, now).min).toBe('2026-11-22');
});

test('no past days, and none too far ahead', () => {
  expect(problem({ Arrival: '2026-11-21' })).toBeUndefined();
  expect(problem({ Arrival: '2026-11-20' })).toBe(
    'Please choose November 21, 2026 or a later day.',
  );
  expect(problem({ Arrival: '2027-11-22' })).toBe(
    'Please choose November 21, 2027 or an earlier day.',
  );
});

test('departure comes after arrival', () => {
  const leaving = (Departure: string) => problem({ Arrival: '2026-12-30', Departure }, departure);
  expect(leaving('2026-12-31')).toBeUndefined();
  expect(leaving('2026-12-30')).toBe('Please choose a day after December 30, 2026.');
  expect(leaving('2026-12-01')).toBe('Please choose a day after December 30, 2026.');
  // An invalid arrival has its own message.
  expect(problem({ Arrival: 'soon', Departure: '2026-12-01' }, departure)).toBeUndefined();
});

test.each(['2026-02-30', '2026-13-01', '22.11.2026', '20261122', 'tomorrow'])(
  '%s is no day',
  (Arrival) => {
    expect(problem({ Arrival })).toBe('Please choose a day of the calendar.');
  },
);

test('required fields must not be empty, others may be', () => {
  expect(problem({})).toBe('Field is required.');
  expect(problem({ Arrival: '  ' })).toBe('Field is required.');
  expect(problem({}, departure)).toBeUndefined();
});

test('a choice is one of its list, a number whole and within its limits', () => {
  const room = { kind: 'choice', name: 'Room', label: 'Room', options: ['Gull', 'Tern'] } as const;
  expect(detailProblem(room, { Room: 'Tern' }, now)).toBeUndefined();
  expect(detailProblem(room, { Room: 'Suite' }, now)).toBe('Please choose one of the list.');
  const guests = { kind: 'number', name: 'Guests', label: 'Guests', min: 1, max: 8 } as const;
  expect(detailProblem(guests, { Guests: '8' }, now)).toBeUndefined();
  for (const Guests of ['0', '9', '2.5', 'two', '1e9'])
    expect(detailProblem(guests, { Guests }, now)).toBe('Please enter a whole number from 1 to 8.');
});

test('nights of a stay, over the end of summer time too', () => {
  expect(daysBetween('2026-10-30', '2026-11-03')).toBe(4);
  expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
});

describe('opening hours', () => {
  const week = [
    { day: 'Sat', name: 'Saturday', opens: 16, closes: 22.5 },
    { day: 'Sun', name: 'Sunday', opens: 12, closes: 15 },
    { day: 'Mon', name: 'Monday' },
  ] as const;
  const day: DateDetail = { ...date, name: 'Day', week };
  const hour: HourDetail = {
    kind: 'hour',
    name: 'Time',
    label: 'Time',
    dateField: 'Day',
    opening: { timeZone: 'America/New_York', week },
    hours: [12, 13, 16, 20.75, 21.75],
  };
  const at = (Day: string, Time: string) => problem({ Day, Time }, hour);

  test('a day without hours can’t be chosen', () => {
    expect(problem({ Day: '2026-11-22' }, day)).toBeUndefined();
    expect(problem({ Day: '2026-11-23' }, day)).toBe(
      'We are closed on Mondays. Please choose another day.',
    );
  });

  test('an hour lies within those of its day', () => {
    expect(at('2026-11-22', 'noon')).toBeUndefined();
    expect(at('2026-11-28', '8:45 pm')).toBeUndefined();
    expect(at('2026-11-22', '8:45 pm')).toBe(
      'On Sundays we are open from noon to 3 pm. Please choose a time in between.',
    );
    expect(at('2026-11-28', '1 pm')).toBe(
      'On Saturdays we are open from 4 pm to 10:30 pm. Please choose a time in between.',
    );
    expect(at('2026-11-28', '3 am')).toBe('Please choose one of the list.');
  });

  test('an hour of today is in the future', () => {
    // It is 9:30 pm there.
    expect(at('2026-11-21', '8:45 pm')).toBe('That hour has passed. Please choose a later one.');
    expect(at('2026-11-21', '9:45 pm')).toBeUndefined();
  });

  test('an invalid day has its own message, and no other', () => {
    expect(at('2026-11-23', 'noon')).toBeUndefined();
    expect(at('', 'noon')).toBeUndefined();
  });
});
