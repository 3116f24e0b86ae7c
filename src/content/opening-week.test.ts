import { afterEach, expect, test, vi } from 'vitest';

/** Returns the opening week of a company that is open on Monday. */
async function weekOf(opens: string, closes: string) {
  vi.resetModules();
  vi.doMock('../../site.config.ts', () => ({
    siteConfig: { company: { openingHours: [{ days: ['Monday'], opens, closes }] } },
  }));
  return (await import('./opening-week.ts')).openingWeek;
}

afterEach(() => vi.doUnmock('../../site.config.ts'));

test('a day has its hours, and a closed one has none', async () => {
  const week = await weekOf('8:30 am', '5 pm');
  expect(week).toHaveLength(7);
  expect(week[0]).toEqual({ day: 'Monday', opens: 8.5, closes: 17, text: '8:30 – 5' });
  expect(week[1]).toEqual({ day: 'Tuesday', text: 'Closed' });
});

test.each([
  ['6 pm', '12 am', 18],
  ['18:00', '0:00', 18],
  ['18:00', '2:00', 18],
  ['12 am', '12 am', 0],
])('from %s to %s is open until the day ends', async (opens, closes, from) => {
  expect((await weekOf(opens, closes))[0]).toMatchObject({ opens: from, closes: 24 });
});
