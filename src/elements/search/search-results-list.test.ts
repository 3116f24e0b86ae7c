import { expect, test } from 'vitest';
import { searchWords } from '../../words/chrome.ts';
import { searchStatus } from './search-results-list.tsx';

const statusText = (query: string, total: number, correctedQuery?: string) =>
  searchStatus(
    {
      phase: 'done',
      query,
      answer: { total, hits: [], ...(correctedQuery && { correctedQuery }) },
    },
    searchWords,
  );

test.each(['ferry', '“ferry”', '"ferry"', '„ferry“', '«ferry»', "'ferry'"])(
  'a search for %s is said with one pair of quotation marks',
  (query) => {
    expect(statusText(query, 0)).toBe('Nothing here says “ferry”. Try a shorter word.');
    expect(statusText(query, 1)).toBe('One page says “ferry”.');
    expect(statusText(query, 7)).toBe('7 pages say “ferry”.');
    expect(statusText(query, 7, 'ferries')).toBe(
      'Nothing here says “ferry”. Found with “ferries”: 7.',
    );
  },
);

test('quotation marks inside of a search stay', () => {
  expect(statusText('it’s a "bell" curve', 1)).toBe('One page says “it’s a "bell" curve”.');
});
