import {
  type ProductCategory,
  productCategories,
  type VariantName,
  variantNames,
} from '../content/product-choices.ts';
import { productListPath } from './shop-paths.ts';
import { type ColorFamily, colorFamilies } from './variants.ts';

/**
 * Fields by which listings filter and sort a product; a listing may leave out those that it has no
 * filter for.
 */
export interface Filterable {
  category: string;
  /** Color families of its variants. */
  colors?: readonly string[];
  priceCents: number;
  /** In millimeters. */
  height: number;
  /** Names of its variants. */
  variantKeys?: readonly string[];
  /** Ships within days; false if it has to be fired first. */
  inStock?: boolean;
  /** Searchable text, normalized. */
  text?: string;
}

/** Price ranges in cents: `min` is included, `below` is not. */
export const priceSpans = {
  'under-25': { min: 0, below: 2500 },
  '25-to-40': { min: 2500, below: 4000 },
  'from-40': { min: 4000, below: Number.MAX_SAFE_INTEGER },
} as const;
export type PriceSpan = keyof typeof priceSpans;

/** Sort orders of a listing; the first is that of the categories. */
export const sortOrders = ['shelf', 'cheap-first', 'dear-first', 'tall-first'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Query of a listing: each field is the parameter of that name in its address. */
export interface ShopQuery {
  kind: ProductCategory | undefined;
  color: ColorFamily | undefined;
  glaze: VariantName | undefined;
  price: PriceSpan | undefined;
  /** Lowest price, inclusive, in whole dollars. */
  from: number | undefined;
  /** Highest price, inclusive, in whole dollars. */
  to: number | undefined;
  stock: 'ready' | undefined;
  /** Search words, all required. */
  q: string | undefined;
  sort: SortOrder;
}
export type QueryField = keyof ShopQuery;

export const emptyQuery: ShopQuery = {
  kind: undefined,
  color: undefined,
  glaze: undefined,
  price: undefined,
  from: undefined,
  to: undefined,
  stock: undefined,
  q: undefined,
  sort: 'shelf',
};

/** Query fields that each listing supports; other parameters of its address are ignored. */
export const queryFields = {
  productList: ['kind', 'color', 'price', 'sort'],
  catalog: ['kind', 'glaze', 'from', 'to', 'stock', 'sort'],
  priceList: ['kind', 'q'],
} as const satisfies Record<string, readonly QueryField[]>;

/** Longest search text, in characters. */
const maxQueryLength = 60;

const oneOf = <T extends string>(value: string | null, options: readonly T[]): T | undefined =>
  options.find((each) => each === value);

/** Parses whole dollars above 0, up to four digits; other values are ignored. */
const parseDollars = (value: string | null): number | undefined =>
  value !== null && /^\d{1,4}$/.test(value) ? Number(value) || undefined : undefined;

/** Swaps reversed limits. */
const orderedRange = (from?: number, to?: number) =>
  from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };

/** Normalizes text for search, without diacritics or case: `cafe` finds `Café`. */
export const normalizeText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Parses the query of an address; invalid values and unsupported fields are ignored. */
export function parseQuery(search: string, supportedFields: readonly QueryField[]): ShopQuery {
  const parameters = new URLSearchParams(search);
  const parameter = (field: QueryField) =>
    supportedFields.includes(field) ? parameters.get(field) : null;
  return {
    kind: oneOf(parameter('kind'), productCategories),
    color: oneOf(parameter('color'), Object.keys(colorFamilies) as ColorFamily[]),
    glaze: oneOf(parameter('glaze'), variantNames),
    price: oneOf(parameter('price'), Object.keys(priceSpans) as PriceSpan[]),
    ...orderedRange(parseDollars(parameter('from')), parseDollars(parameter('to'))),
    stock: oneOf(parameter('stock'), ['ready']),
    q: parameter('q')?.slice(0, maxQueryLength).trim() || undefined,
    sort: oneOf(parameter('sort'), sortOrders) ?? 'shelf',
  };
}

/** Serializes a query as the search part of an address: empty without filters. */
export function serializeQuery(query: ShopQuery): string {
  const parameters = new URLSearchParams();
  for (const field of Object.keys(emptyQuery) as QueryField[]) {
    const value = query[field];
    if (value !== undefined && value !== emptyQuery[field]) parameters.set(field, String(value));
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Returns the query with some fields changed, normalized like that of an address. */
export const updateQuery = (
  query: ShopQuery,
  changes: Partial<Record<QueryField, string | number | undefined>>,
  supportedFields: readonly QueryField[],
): ShopQuery => parseQuery(serializeQuery({ ...query, ...changes } as ShopQuery), supportedFields);

/** Returns the link to a category in the product list; without script, to the category's section. */
export const categoryLink = (category: ProductCategory) =>
  `${productListPath}${serializeQuery({ ...emptyQuery, kind: category })}#${category}`;

/** Predicates by query field; undefined fields match. */
const predicates: {
  [Field in Exclude<QueryField, 'sort'>]: (
    item: Filterable,
    value: NonNullable<ShopQuery[Field]>,
  ) => boolean;
} = {
  kind: ({ category }, value) => category === value,
  color: ({ colors }, value) => colors?.includes(value) ?? false,
  glaze: ({ variantKeys }, value) => variantKeys?.includes(value) ?? false,
  price: ({ priceCents }, value) => {
    const { min, below } = priceSpans[value];
    return priceCents >= min && priceCents < below;
  },
  from: ({ priceCents }, value) => priceCents >= value * 100,
  to: ({ priceCents }, value) => priceCents <= value * 100,
  stock: ({ inStock }) => inStock ?? false,
  q: ({ text }, value) =>
    normalizeText(value)
      .split(/\s+/)
      .every((word) => text?.includes(word) ?? false),
};

/** Returns true if a product matches all fields of a query. */
export function matches(item: Filterable, query: ShopQuery): boolean {
  return (Object.keys(predicates) as (keyof typeof predicates)[]).every((field) => {
    const isMatch = predicates[field] as (item: Filterable, value: unknown) => boolean;
    return query[field] === undefined || isMatch(item, query[field]);
  });
}

/** Returns the number of matching products. */
export const countMatches = (items: readonly Filterable[], query: ShopQuery): number =>
  items.filter((item) => matches(item, query)).length;

const comparators: Readonly<Record<SortOrder, (one: Filterable, other: Filterable) => number>> = {
  shelf: () => 0,
  'cheap-first': (one, other) => one.priceCents - other.priceCents,
  'dear-first': (one, other) => other.priceCents - one.priceCents,
  'tall-first': (one, other) => other.height - one.height,
};

/** Sorts products; the sort is stable. */
export const sortProducts = <T extends Filterable>(items: readonly T[], order: SortOrder): T[] =>
  [...items].sort(comparators[order]);

/**
 * Returns true if the results form one flat list instead of sections by category: for every query
 * except that of a single category.
 */
export const isFlatList = (query: ShopQuery): boolean =>
  serializeQuery({ ...query, kind: undefined }) !== '';

/** Returns true if a query filters anything, whatever its order. */
export const hasFilters = (query: ShopQuery): boolean =>
  serializeQuery({ ...query, sort: emptyQuery.sort }) !== '';
