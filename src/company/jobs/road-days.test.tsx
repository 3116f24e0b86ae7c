import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

/** Renders the weekdays of a calendar in a language. */
async function weekdaysIn(language: string) {
  vi.resetModules();
  vi.doMock('../../content/locale.ts', () => ({ locale: { formats: language } }));
  const { RoadDays } = await import('./road-days.tsx');
  const html = renderToStaticMarkup(
    <RoadDays
      kind="road-days"
      caption="On the road"
      month="2026-10"
      days={[{ day: 6, place: 'Fürth' }]}
    />,
  );
  return [...html.matchAll(/<abbr title="(.+?)">(.+?)<\/abbr>/g)].map(
    ([, name, short]) => `${short} ${name}`,
  );
}

afterEach(() => vi.doUnmock('../../content/locale.ts'));

test.each([
  ['en-US', ['Mo Monday', 'Tu Tuesday', 'We Wednesday', 'Th Thursday', 'Fr Friday']],
  ['de', ['Mo Montag', 'Di Dienstag', 'Mi Mittwoch', 'Do Donnerstag', 'Fr Freitag']],
])('the calendar has the work days in %s', async (language, names) => {
  expect(await weekdaysIn(language)).toEqual(names);
});
