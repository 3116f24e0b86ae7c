import { type ProductCategory, productCategories } from '../content/product-choices.ts';
import { type GlazeFamily, glazeFamilies } from './glazes.ts';
import { shelfPath } from './shop-paths.ts';

/** What the shelf needs to know of a thing to find it. */
export interface Findable {
  kind: string;
  /** Families of its glazes. */
  colors: readonly string[];
  priceCents: number;
  /** In millimeters. */
  height: number;
}

/** Spans of price, in cents: from the first on, up to but without the second. */
export const priceSpans = {
  'under-25': [0, 2500],
  '25-to-40': [2500, 4000],
  'from-40': [4000, Number.MAX_SAFE_INTEGER],
} as const;
export type PriceSpan = keyof typeof priceSpans;

/** The orders of the shelf; the first is that of its boards. */
export const shelfOrders = ['shelf', 'cheap-first', 'dear-first', 'tall-first'] as const;
export type ShelfOrder = (typeof shelfOrders)[number];

/** What the shelf is asked for. */
export interface ShelfQuery {
  kind: ProductCategory | undefined;
  color: GlazeFamily | undefined;
  price: PriceSpan | undefined;
  sort: ShelfOrder;
}

export const everything: ShelfQuery = {
  kind: undefined,
  color: undefined,
  price: undefined,
  sort: 'shelf',
};

const oneOf = <T extends string>(asked: string | null, all: readonly T[]): T | undefined =>
  all.find((each) => each === asked);

/** What an address asks for; what it says wrongly counts as not said. */
export function queryIn(search: string): ShelfQuery {
  const asked = new URLSearchParams(search);
  return {
    kind: oneOf(asked.get('kind'), productCategories),
    color: oneOf(asked.get('color'), Object.keys(glazeFamilies) as GlazeFamily[]),
    price: oneOf(asked.get('price'), Object.keys(priceSpans) as PriceSpan[]),
    sort: oneOf(asked.get('sort'), shelfOrders) ?? 'shelf',
  };
}

/** The same as the end of an address: empty where nothing is asked for. */
export function searchOf({ kind, color, price, sort }: ShelfQuery): string {
  const said = Object.entries({ kind, color, price, sort: sort === 'shelf' ? undefined : sort });
  const asked = new URLSearchParams(
    said.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return asked.size > 0 ? `?${asked}` : '';
}

/** The shelf with one kind of things on it; without script, the board that they stand on. */
export const kindLink = (kind: ProductCategory) =>
  `${shelfPath}${searchOf({ ...everything, kind })}#${kind}`;

/** Whether a thing is what is asked for. */
export function matches(thing: Findable, { kind, color, price }: ShelfQuery): boolean {
  const [from, to] = priceSpans[price ?? 'under-25'];
  return (
    (kind === undefined || thing.kind === kind) &&
    (color === undefined || thing.colors.includes(color)) &&
    (price === undefined || (thing.priceCents >= from && thing.priceCents < to))
  );
}

/** How many things an answer would have. */
export const countOf = (things: readonly Findable[], query: ShelfQuery): number =>
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

/** Whether an answer leaves the boards and stands in one row. */
export const leavesBoards = ({ color, price, sort }: ShelfQuery): boolean =>
  color !== undefined || price !== undefined || sort !== 'shelf';
