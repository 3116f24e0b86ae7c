import { expect, it } from 'vitest';
import {
  countOf,
  everything,
  inOrder,
  leavesBoards,
  matches,
  priceSpans,
  queryIn,
  searchOf,
  type shelfOrders,
} from './filters.ts';

const thing = (kind: string, colors: string[], priceCents: number, height: number) => ({
  ...{ kind, colors, priceCents, height },
});
const things = [
  thing('time', ['blue', 'yellow'], 4450, 170),
  thing('weights', ['pale', 'plum'], 1850, 95),
  thing('weights', ['blue', 'red'], 2500, 150),
];

it('says in the address what is asked for, and reads it back', () => {
  const asked = { kind: 'time', color: 'blue', price: 'from-40', sort: 'dear-first' } as const;
  expect(searchOf(asked)).toBe('?kind=time&color=blue&price=from-40&sort=dear-first');
  expect(queryIn(searchOf(asked))).toEqual(asked);
  expect(searchOf(everything)).toBe('');
  expect(queryIn('?kind=nothing&color=%22&price=1&sort=')).toEqual(everything);
});

it('finds by kind, color and price, and counts', () => {
  expect(countOf(things, everything)).toBe(3);
  expect(countOf(things, { ...everything, kind: 'weights' })).toBe(2);
  expect(countOf(things, { ...everything, color: 'blue' })).toBe(2);
  expect(countOf(things, { ...everything, color: 'blue', kind: 'weights' })).toBe(1);
  expect(countOf(things, { ...everything, price: 'under-25' })).toBe(1);
});

it('has a span for every price, and one only', () => {
  for (const priceCents of [1, 2499, 2500, 3999, 4000, 10_000_000]) {
    const one = thing('time', [], priceCents, 1);
    const spans = Object.keys(priceSpans) as (keyof typeof priceSpans)[];
    expect(spans.filter((price) => matches(one, { ...everything, price }))).toHaveLength(1);
  }
});

it('puts them in order, and leaves the boards only where boards say nothing', () => {
  const prices = (order: (typeof shelfOrders)[number]) =>
    inOrder(things, order).map(({ priceCents }) => priceCents);
  expect(prices('shelf')).toEqual([4450, 1850, 2500]);
  expect(prices('cheap-first')).toEqual([1850, 2500, 4450]);
  expect(prices('dear-first')).toEqual([4450, 2500, 1850]);
  expect(inOrder(things, 'tall-first').map(({ height }) => height)).toEqual([170, 150, 95]);
  expect(leavesBoards({ ...everything, kind: 'time' })).toBe(false);
  expect(leavesBoards({ ...everything, color: 'blue' })).toBe(true);
  expect(leavesBoards({ ...everything, sort: 'tall-first' })).toBe(true);
});
