import { describe, expect, it, test } from 'vitest';
import { type OpeningHours, openingAt } from './opening-hours.ts';

const office: OpeningHours = {
  timeZone: 'America/Chicago',
  week: [
    ...(['Mon', 'Tue', 'Wed'] as const).map((day) => ({ day, name: day, opens: 8, closes: 18 })),
    { day: 'Thu', name: 'Thursday', opens: 8, closes: 18 },
    { day: 'Fri', name: 'Friday', opens: 8, closes: 12 },
    { day: 'Sat', name: 'Saturday' },
    { day: 'Sun', name: 'Sunday' },
  ],
};

test.each([
  // Duluth is six hours behind UTC in winter, five in summer.
  ['Wednesday noon in winter', '2026-01-14T18:00:00Z', { open: true, hour: 18 }],
  ['Wednesday, a minute before closing', '2026-01-14T23:59:00Z', { open: true, hour: 18 }],
  ['Wednesday, at closing', '2026-01-15T00:00:00Z', { open: false, hour: 8, day: 'Thursday' }],
  [
    'Thursday, before opening, already Thursday in Europe',
    '2026-01-15T13:59:00Z',
    { open: false, hour: 8 },
  ],
  ['the same hour in summer is after opening', '2026-07-16T13:59:00Z', { open: true, hour: 18 }],
  ['Friday afternoon', '2026-01-16T18:00:00Z', { open: false, hour: 8, day: 'Mon' }],
  ['Sunday night', '2026-01-19T05:30:00Z', { open: false, hour: 8, day: 'Mon' }],
] as const)('%s', (_, now, state) => {
  expect(openingAt(new Date(now), office)).toEqual(state);
});

describe('openingAt', () => {
  const night = new Date('2026-01-16T02:29:00Z');
  const kitchen = (closes: number): OpeningHours => ({
    timeZone: 'America/New_York',
    week: [{ day: 'Thu', name: 'Thursday', opens: 17.5, closes }],
  });
  it('knows half hours', () => {
    expect(openingAt(night, kitchen(21.5))).toEqual({ open: true, hour: 21.5 });
  });
  it('looks a whole week ahead, to the same day', () => {
    const after = { open: false, hour: 17.5, day: 'Thursday' };
    expect(openingAt(night, kitchen(21.25))).toEqual(after);
  });
  it('throws for a place that never opens', () => {
    const never = { ...office, week: [{ day: 'Mon', name: 'Monday' }] } as const;
    expect(() => openingAt(night, never)).toThrow('no opening hours');
  });
});
