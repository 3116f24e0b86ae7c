import { describe, expect, it, test } from 'vitest';
import { type Diary, freeDays, slotProblem, slotsOf, slotText } from './diary.ts';
import { requestedSlot } from './schema.ts';

const diary: Diary = {
  name: 'test',
  timeZone: 'America/Chicago',
  minutes: 30,
  week: [
    [
      { from: 8, until: 9 },
      { from: 13, until: 14.5 },
    ],
    [{ from: 8.5, until: 9.75 }],
    [],
    [{ from: 8, until: 9 }],
    [],
    [],
    [],
  ],
  closedDates: ['2026-11-26'],
  bookableDays: 8,
  notice: 60,
};
// Monday, 7:30 am in Chicago.
const early = new Date('2026-11-23T13:30:00Z');

describe('slotsOf', () => {
  it('has whole slots only, from each span', () => {
    expect(slotsOf(diary, '2026-11-23').map((slot) => slot.slice(11))).toEqual([
      '08:00',
      '08:30',
      '13:00',
      '13:30',
      '14:00',
    ]);
    expect(slotsOf(diary, '2026-11-24')).toEqual(['2026-11-24T08:30', '2026-11-24T09:00']);
  });
  it('has none on a closed weekday or day', () => {
    expect(slotsOf(diary, '2026-11-25')).toEqual([]);
    expect(slotsOf(diary, '2026-11-26')).toEqual([]);
  });
  it.each(['2026-11-31', '2027-02-29', '2027-02-30', '2026-13-01', '2026-11-00', '2026-11-1'])(
    'has none on %s, which no calendar has',
    (day) => {
      // Open on every weekday.
      const week = Array.from({ length: 7 }, () => [{ from: 8, until: 9 }]);
      expect(slotsOf({ ...diary, week }, day)).toEqual([]);
    },
  );
});

describe('freeDays', () => {
  it('offers nothing past, nothing taken, and no day without a slot', () => {
    expect(
      freeDays(diary, early, ['2026-11-23T13:00', '2026-11-24T08:30', '2026-11-24T09:00']),
    ).toEqual([
      { day: '2026-11-23', slots: ['2026-11-23T08:30', '2026-11-23T13:30', '2026-11-23T14:00'] },
      {
        day: '2026-11-30',
        slots: [
          '2026-11-30T08:00',
          '2026-11-30T08:30',
          '2026-11-30T13:00',
          '2026-11-30T13:30',
          '2026-11-30T14:00',
        ],
      },
      { day: '2026-12-01', slots: ['2026-12-01T08:30', '2026-12-01T09:00'] },
    ]);
  });
  it('counts days in the time zone of the diary, not of the visitor', () => {
    // Tuesday in UTC, Monday evening in Chicago.
    const evening = new Date('2026-11-24T03:00:00Z');
    expect(freeDays(diary, evening, []).map(({ day }) => day)).toEqual([
      '2026-11-24',
      '2026-11-30',
      '2026-12-01',
    ]);
  });
});

test.each([
  ['2026-11-23T08:00', /over, or too near/],
  ['2026-11-22T08:00', /over, or too near/],
  ['2026-12-03T08:00', /goes to Tuesday, December 1/],
  ['2026-11-24T08:00', /Nobody is there/],
  ['2026-11-26T08:00', /Nobody is there/],
  ['2026-11-24T08:45', /Nobody is there/],
  // JavaScript parses it as Tuesday, December 1.
  ['2026-11-31T08:30', /Nobody is there/],
])('%s is refused in words', (slot, words) => {
  expect(slotProblem(diary, slot, early)).toMatch(words);
});

test('a future half-hour within the opening hours is valid', () => {
  expect(slotProblem(diary, '2026-11-23T08:30', early)).toBeUndefined();
  expect(slotText('2026-11-23T13:30')).toBe('Monday, November 23, 1:30 pm');
});

describe('requestedSlot', () => {
  it('is null if a form requests none', () => {
    expect(requestedSlot({ name: 'Ann' }, early)).toBeNull();
    expect(requestedSlot({ diary: 'dentist', appointment: ' ' }, early)).toBeNull();
  });
  it.each([
    [{ diary: 'dentist', appointment: 'soon' }, /choose a day/],
    [{ diary: '__proto__', appointment: '2026-11-24T08:00' }, /no such diary/],
    [{ appointment: '2026-11-24T08:00' }, /no such diary/],
    [{ diary: 'dentist', appointment: '2026-99-99T99:99' }, /diary goes to/],
  ])('says what is wrong with %j', (fields, words) => {
    expect(requestedSlot(fields, early)).toEqual({ problem: expect.stringMatching(words) });
  });
  it('returns the slot as it is stored, and as it is shown', () => {
    expect(requestedSlot({ diary: 'dentist', appointment: '2026-11-24T08:00' }, early)).toEqual({
      requested: { diary: 'dentist', slot: '2026-11-24T08:00' },
    });
  });
});
