import { expect, it } from 'vitest';
import {
  countMatches,
  emptyQuery,
  hasFilters,
  isFlatList,
  matches,
  normalizeText,
  parseQuery,
  priceSpans,
  type QueryField,
  queryFields,
  serializeQuery,
  type sortOrders,
  sortProducts,
} from './filters.ts';

const item = (category: string, colors: string[], priceCents: number, height: number) => ({
  ...{ category, colors, priceCents, height },
});
const items = [
  item('time', ['blue', 'yellow'], 4450, 170),
  item('weights', ['pale', 'plum'], 1850, 95),
  item('weights', ['blue', 'red'], 2500, 150),
];

const everyPart = Object.keys(emptyQuery) as QueryField[];

it('serializes a query to an address, and parses it back', () => {
  const productList = {
    kind: 'time',
    color: 'blue',
    price: 'from-40',
    sort: 'dear-first',
  } as const;
  const onShelf = { ...emptyQuery, ...productList };
  expect(serializeQuery(onShelf)).toBe('?kind=time&color=blue&price=from-40&sort=dear-first');
  expect(parseQuery(serializeQuery(onShelf), queryFields.productList)).toEqual(onShelf);
  const more = { glaze: 'cobalt', from: 20, to: 40, stock: 'ready', q: 'bell & rope' } as const;
  expect(parseQuery(serializeQuery({ ...onShelf, ...more }), everyPart)).toEqual({
    ...onShelf,
    ...more,
  });
  expect(serializeQuery(emptyQuery)).toBe('');
});

it.each([
  '?kind=nothing&color=%22&price=1&sort=',
  '?kind=Time&glaze=__proto__&color=toString&stock=no&q=%20%20',
  '?from=NaN&to=Infinity',
  '?from=-5&to=-0',
  '?from=20.5&to=1e3',
  '?from=0x10&to=%2020',
  '?from=99999999999999999999&to=0',
  '?from=&to=twenty',
  '?kind[]=time&from[]=20',
])('ignores invalid parameters: %s', (search) => {
  expect(parseQuery(search, everyPart)).toEqual(emptyQuery);
});

it('uses the first of duplicate parameters, and swaps reversed price limits', () => {
  const said = parseQuery('?from=40&to=20&from=5&kind=time&kind=holders', everyPart);
  expect(said).toEqual({ ...emptyQuery, kind: 'time', from: 20, to: 40 });
  expect(parseQuery('?from=30&to=30', everyPart)).toMatchObject({ from: 30, to: 30 });
});

it('limits the length of the search text', () => {
  expect(parseQuery(`?q=${'a'.repeat(5000)}`, everyPart).q).toHaveLength(60);
});

it('ignores parameters of other listings', () => {
  const address = '?kind=time&glaze=sky&q=clock&from=20&color=blue';
  expect(parseQuery(address, queryFields.productList)).toEqual({
    ...emptyQuery,
    kind: 'time',
    color: 'blue',
  });
  expect(parseQuery(address, queryFields.priceList)).toEqual({
    ...emptyQuery,
    kind: 'time',
    q: 'clock',
  });
  const query = { ...emptyQuery, kind: 'time', glaze: 'sky', from: 20 } as const;
  expect(parseQuery(address, queryFields.catalog)).toEqual(query);
});

it('filters by variant, price limits (inclusive), stock, and all search words', () => {
  const bell = {
    ...item('signals', ['yellow'], 4000, 80),
    ...{
      variantKeys: ['ochre'],
      inStock: true,
      text: normalizeText('Clay bell, no clapper. Très Ocher.'),
    },
  };
  const is = (query: Partial<typeof emptyQuery>) => matches(bell, { ...emptyQuery, ...query });
  expect([is({ glaze: 'ochre' }), is({ glaze: 'sky' })]).toEqual([true, false]);
  expect([is({ from: 40, to: 40 }), is({ from: 41 }), is({ to: 39 })]).toEqual([
    true,
    false,
    false,
  ]);
  expect([is({ q: 'OCHER  tres' }), is({ q: 'bell rope' })]).toEqual([true, false]);
  expect([
    is({ stock: 'ready' }),
    matches({ ...bell, inStock: false }, { ...emptyQuery, stock: 'ready' }),
  ]).toEqual([true, false]);
  expect(hasFilters({ ...emptyQuery, sort: 'tall-first' })).toBe(false);
  expect(hasFilters({ ...emptyQuery, q: 'bell' })).toBe(true);
});

it('filters by category, color and price range, and counts', () => {
  expect(countMatches(items, emptyQuery)).toBe(3);
  expect(countMatches(items, { ...emptyQuery, kind: 'weights' })).toBe(2);
  expect(countMatches(items, { ...emptyQuery, color: 'blue' })).toBe(2);
  expect(countMatches(items, { ...emptyQuery, color: 'blue', kind: 'weights' })).toBe(1);
  expect(countMatches(items, { ...emptyQuery, price: 'under-25' })).toBe(1);
});

it('has exactly one range for every price', () => {
  for (const priceCents of [1, 2499, 2500, 3999, 4000, 10_000_000]) {
    const one = item('time', [], priceCents, 1);
    const spans = Object.keys(priceSpans) as (keyof typeof priceSpans)[];
    expect(spans.filter((price) => matches(one, { ...emptyQuery, price }))).toHaveLength(1);
  }
});

it('sorts, and leaves the categories only for queries other than a category', () => {
  const prices = (order: (typeof sortOrders)[number]) =>
    sortProducts(items, order).map(({ priceCents }) => priceCents);
  expect(prices('shelf')).toEqual([4450, 1850, 2500]);
  expect(prices('cheap-first')).toEqual([1850, 2500, 4450]);
  expect(prices('dear-first')).toEqual([4450, 2500, 1850]);
  expect(sortProducts(items, 'tall-first').map(({ height }) => height)).toEqual([170, 150, 95]);
  expect(isFlatList({ ...emptyQuery, kind: 'time' })).toBe(false);
  expect(isFlatList({ ...emptyQuery, color: 'blue' })).toBe(true);
  expect(isFlatList({ ...emptyQuery, sort: 'tall-first' })).toBe(true);
});
