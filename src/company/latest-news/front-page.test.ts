import { expect, test, vi } from 'vitest';
import { frontPage } from './front-page.ts';
import type { NewsItem } from './news-item.ts';

const item = (id: string, date: string, more: Partial<NewsItem> = {}): NewsItem => ({
  id,
  date,
  title: id,
  kind: 'story',
  action: { title: 'On', link: '/privacy' },
  paragraphs: [id],
  ...more,
});
const ids = (items: readonly NewsItem[]) => items.map(({ id }) => id);

test('the newest story with a picture leads, and every item stands once', () => {
  const items = [
    item('old', 'March 3, 2025'),
    item('seen', 'May 4, 2026', { img: 'drawer-clock' }),
    item('newest', 'June 4, 2026'),
    item('board', 'June 5, 2026', { kind: 'notice', img: 'drawer-clock' }),
  ];
  const { lead, stories, notices, years } = frontPage(items);
  expect(lead?.id).toBe('seen');
  expect(ids(stories)).toEqual(['newest', 'old']);
  expect(ids(notices)).toEqual(['board']);
  expect(years.map(({ year }) => year)).toEqual([2026, 2025]);
  expect(years.map(({ frontPageItems }) => ids(frontPageItems))).toEqual([
    ['board', 'newest', 'seen'],
    ['old'],
  ]);
});

test('what the sheet has no room for lies under its year, the newest first', () => {
  const months = ['January', 'March', 'May', 'July', 'August', 'October', 'November', 'December'];
  const items = months.map((month) => item(month, `${month} 2, 2025`));
  const { stories, years } = frontPage(items);
  expect(ids(stories)).toEqual(['December', 'November', 'October', 'August', 'July', 'May']);
  expect(ids(years[0]?.items ?? [])).toEqual(['March', 'January']);
});

test('nothing is no paper, and no mistake', () => {
  expect(frontPage([])).toEqual({ lead: undefined, stories: [], notices: [], years: [] });
});

test('years are found in days of another language', async () => {
  vi.resetModules();
  vi.doMock('../../content/locale.ts', () => ({ locale: { language: 'de', formats: 'de' } }));
  const german = await import('./front-page.ts');
  vi.doUnmock('../../content/locale.ts');
  const { years } = german.frontPage([
    item('old', '3. Dezember 2025', { kind: 'notice' }),
    item('new', '4. März 2026', { kind: 'notice' }),
  ]);
  expect(years.map(({ year, frontPageItems }) => [year, ids(frontPageItems)])).toEqual([
    [2026, ['new']],
    [2025, ['old']],
  ]);
});
