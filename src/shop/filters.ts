import {
  type GlazeName,
  glazeNames,
  type ProductCategory,
  productCategories,
} from '../content/product-choices.ts';
import { type GlazeFamily, glazeFamilies } from './glazes.ts';
import { shelfPath } from './shop-paths.ts';

/** What a listing needs to know of a thing to find it; what it cannot be asked for may be left out. */
export interface Findable {
  kind: string;
  /** Families of its glazes. */
  colors?: readonly string[];
  priceCents: number;
  /** In millimeters. */
  height: number;
  /** Its glazes by their names. */
  inGlazes?: readonly string[];
  /** Leaves within days: what a firing has to make first does not. */
  ready?: boolean;
  /** All words that it is found by, folded. */
  text?: string;
}

/** Spans of price, in cents: from the first on, up to but without the second. */
export const priceSpans = {
  'under-25': [0, 2500],
  '25-to-40': [2500, 4000],
  'from-40': [4000, Number.MAX_SAFE_INTEGER],
} as const;
export type PriceSpan = keyof typeof priceSpans;

/** The orders of a listing; the first is that of the boards. */
export const shelfOrders = ['shelf', 'cheap-first', 'dear-first', 'tall-first'] as const;
export type ShelfOrder = (typeof shelfOrders)[number];

/** What a listing is asked for: each part is a parameter of its address. */
export interface ShopQuery {
  kind: ProductCategory | undefined;
  color: GlazeFamily | undefined;
  glaze: GlazeName | undefined;
  price: PriceSpan | undefined;
  /** The least and the most that it may cost, both included, in whole dollars. */
  from: number | undefined;
  to: number | undefined;
  stock: 'ready' | undefined;
  /** Words that all have to be there. */
  q: string | undefined;
  sort: ShelfOrder;
}
export type QueryPart = keyof ShopQuery;

export const everything: ShopQuery = {
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

/** The parts of the question that each listing knows; others in its address count as not said. */
export const partsOf = {
  shelf: ['kind', 'color', 'price', 'sort'],
  catalog: ['kind', 'glaze', 'from', 'to', 'stock', 'sort'],
  priceList: ['kind', 'q'],
} as const satisfies Record<string, readonly QueryPart[]>;

/** Longer words than these nobody looks for. */
const longestWords = 60;

const oneOf = <T extends string>(asked: string | null, all: readonly T[]): T | undefined =>
  all.find((each) => each === asked);

/** Whole dollars above none, up to four digits; all else is not said. */
const dollars = (asked: string | null): number | undefined =>
  asked !== null && /^\d{1,4}$/.test(asked) ? Number(asked) || undefined : undefined;

/** Two ends that stand the wrong way round are meant the other way round. */
const ends = (from?: number, to?: number) =>
  from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };

/** Letters without marks or case: `Café` is found by `cafe`. */
export const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What an address asks for; what it says wrongly, or says of another part, counts as not said. */
export function queryIn(search: string, parts: readonly QueryPart[]): ShopQuery {
  const asked = new URLSearchParams(search);
  const said = (part: QueryPart) => (parts.includes(part) ? asked.get(part) : null);
  return {
    kind: oneOf(said('kind'), productCategories),
    color: oneOf(said('color'), Object.keys(glazeFamilies) as GlazeFamily[]),
    glaze: oneOf(said('glaze'), glazeNames),
    price: oneOf(said('price'), Object.keys(priceSpans) as PriceSpan[]),
    ...ends(dollars(said('from')), dollars(said('to'))),
    stock: oneOf(said('stock'), ['ready']),
    q: said('q')?.slice(0, longestWords).trim() || undefined,
    sort: oneOf(said('sort'), shelfOrders) ?? 'shelf',
  };
}

/** The same as the end of an address: empty where nothing is asked for. */
export function searchOf(query: ShopQuery): string {
  const asked = new URLSearchParams();
  for (const part of Object.keys(everything) as QueryPart[]) {
    const value = query[part];
    if (value !== undefined && value !== everything[part]) asked.set(part, String(value));
  }
  return asked.size > 0 ? `?${asked}` : '';
}

/** The question with another answer to some parts, as its listing would read it. */
export const asking = (
  query: ShopQuery,
  more: Partial<Record<QueryPart, string | number | undefined>>,
  parts: readonly QueryPart[],
): ShopQuery => queryIn(searchOf({ ...query, ...more } as ShopQuery), parts);

/** The shelf with one kind of things on it; without script, the board that they stand on. */
export const kindLink = (kind: ProductCategory) =>
  `${shelfPath}${searchOf({ ...everything, kind })}#${kind}`;

/** Whether a thing is what one part of a question asks for; parts that are not said are not asked. */
const fits: {
  [Part in Exclude<QueryPart, 'sort'>]: (
    thing: Findable,
    asked: NonNullable<ShopQuery[Part]>,
  ) => boolean;
} = {
  kind: ({ kind }, asked) => kind === asked,
  color: ({ colors }, asked) => colors?.includes(asked) ?? false,
  glaze: ({ inGlazes }, asked) => inGlazes?.includes(asked) ?? false,
  price: ({ priceCents }, asked) => {
    const [from, to] = priceSpans[asked];
    return priceCents >= from && priceCents < to;
  },
  from: ({ priceCents }, asked) => priceCents >= asked * 100,
  to: ({ priceCents }, asked) => priceCents <= asked * 100,
  stock: ({ ready }) => ready ?? false,
  q: ({ text }, asked) =>
    folded(asked)
      .split(/\s+/)
      .every((word) => text?.includes(word) ?? false),
};

/** Whether a thing is what is asked for. */
export function matches(thing: Findable, query: ShopQuery): boolean {
  return (Object.keys(fits) as (keyof typeof fits)[]).every((part) => {
    const answer = fits[part] as (thing: Findable, asked: unknown) => boolean;
    return query[part] === undefined || answer(thing, query[part]);
  });
}

/** How many things an answer would have. */
export const countOf = (things: readonly Findable[], query: ShopQuery): number =>
  things.filter((thing) => matches(thing, query)).length;

const by: Readonly<Record<ShelfOrder, (one: Findable, other: Findable) => number>> = {
  shelf: () => 0,
  'cheap-first': (one, other) => one.priceCents - other.priceCents,
  'dear-first': (one, other) => other.priceCents - one.priceCents,
  'tall-first': (one, other) => other.height - one.height,
};

/** The things in an order; those that are alike stay as they stood. */
export const inOrder = <T extends Findable>(things: readonly T[], order: ShelfOrder): T[] =>
  [...things].sort(by[order]);

/** Whether an answer leaves the boards and stands in one row: all but a kind does. */
export const leavesBoards = (query: ShopQuery): boolean =>
  searchOf({ ...query, kind: undefined }) !== '';

/** Whether a question leaves anything out, whatever its order. */
export const narrows = (query: ShopQuery): boolean =>
  searchOf({ ...query, sort: everything.sort }) !== '';
