import { expect, it } from 'vitest';
import { portfolioPages } from '../pages.ts';
import { portfolioView } from '../portfolio-view.ts';
import { balanceColumns, headRows } from './balance-columns.ts';
import { addCell, emptyColumns } from './columns.ts';
import { masonryRows } from './masonry-rows.ts';

const columnEnds = (spans: readonly number[], columns: number, rows = 0) =>
  spans.reduce(addCell, emptyColumns(columns, rows)).ends;

it('places cells like CSS grid: in order, at the first position with room', () => {
  expect(columnEnds([13, 8, 8], 3)).toEqual([13, 8, 8]);
  expect(columnEnds([13, 8, 8, 5], 3)).toEqual([13, 13, 8]);
  expect(columnEnds([4, 8, 6, 2, 3], 3)).toEqual([9, 8, 6]);
});

it('places them beside and below a head over two columns', () => {
  expect(columnEnds([4], 3, 11)).toEqual([11, 11, 4]);
  expect(columnEnds([14, 3], 3, 11)).toEqual([14, 11, 14]);
  expect(columnEnds([5, 6], 2, 11)).toEqual([16, 17]);
});

it.each([0, 3, 4, 5, 6, 7])('ends three columns nearly flush, with text of %i rows', (words) => {
  for (const page of portfolioPages.filter(({ layout }) => layout === 'masonry')) {
    const spans = portfolioView(page).cards.map(({ picture }) => masonryRows(picture) + words);
    const closed = balanceColumns(spans);
    const ends = columnEnds([...closed.spans, closed.closing], 3, headRows);
    expect(Math.max(...ends) - Math.min(...ends), page.heading).toBeLessThanOrEqual(3);
    expect(closed.spans.slice(0, -4)).toEqual(spans.slice(0, -4));
  }
});
