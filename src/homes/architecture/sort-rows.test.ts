import { expect, test } from 'vitest';
import { nextOrder, type ProjectRow, sortRows } from './sort-rows.ts';

const row = (id: string, more: Partial<ProjectRow>): ProjectRow => ({
  id,
  title: id,
  place: 'Bristol',
  kind: 'House',
  year: 2020,
  area: 1000,
  status: 'Lived in',
  ...more,
});
const rows = [
  row('Quince', { area: 980, year: 2019 }),
  row('bakery', { area: 520, year: 2021, place: 'Pawtucket' }),
  row('Tide', { area: 1012, year: 2021 }),
];
const order = (column: Parameters<typeof nextOrder>[1], descending: boolean) =>
  sortRows(rows, { column, descending }).map(({ id }) => id);

test('figures are sorted by their size, not by their digits', () => {
  expect(order('area', false)).toEqual(['bakery', 'Quince', 'Tide']);
  expect(order('area', true)).toEqual(['Tide', 'Quince', 'bakery']);
});

test('words are sorted without regard to their case', () => {
  expect(order('title', false)).toEqual(['bakery', 'Quince', 'Tide']);
});

test('equal rows stay as they stood, both ways, and the list itself is left alone', () => {
  expect(order('year', true)).toEqual(['bakery', 'Tide', 'Quince']);
  expect(order('place', true)).toEqual(['bakery', 'Quince', 'Tide']);
  expect(rows.map(({ id }) => id)).toEqual(['Quince', 'bakery', 'Tide']);
});

test('a second press turns the order round; figures begin with the largest', () => {
  const first = nextOrder({ column: 'year', descending: true }, 'area');
  expect(first).toEqual({ column: 'area', descending: true });
  expect(nextOrder(first, 'area')).toEqual({ column: 'area', descending: false });
  expect(nextOrder(first, 'place')).toEqual({ column: 'place', descending: false });
});
