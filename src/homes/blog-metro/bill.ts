import { formatDollars } from '../../content/format-dollars.ts';
import type { PigmentName } from './pigments.ts';
import { tilePatterns } from './tile-patterns.ts';

/** Price of a tile in dollars, by pattern id. */
const prices: Readonly<Record<string, number>> = {
  shutter: 6,
  ring: 7,
  fan: 8,
  leaf: 8,
  rose: 11,
  star: 12,
};
/** Surcharge for a tile with blue (cobalt), in dollars. */
const cobalt = 0.9;

/** Tiles per box, pounds per tile, tiles per square foot, and the factor for a tenth of spare tiles. */
const perBox = 12;
const pounds = 3.4;
const perFoot = 2.25;
const spare = 1.1;

/** Names and ids of all tile patterns. */
export const dividers: readonly { title: string; pattern: string }[] = tilePatterns.map(
  ({ id, title }) => ({ title, pattern: id }),
);

/** Formats the price of a tile in its standard colors, `$7`. */
export const pricePerTile = (pattern: string): string => {
  const { colors } = tilePatterns.find(({ id }) => id === pattern) ?? { colors: [] };
  return formatDollars(tilePrice(pattern, colors));
};

function tilePrice(pattern: string, colors: readonly PigmentName[]): number {
  return (prices[pattern] ?? 0) + (colors.includes('blue') ? cobalt : 0);
}

/** Order of a floor. */
export interface Order {
  readonly pattern: string;
  readonly colors: readonly PigmentName[];
  /** In feet. */
  readonly long: number;
  readonly wide: number;
}

/** Returns number of tiles with spares, boxes (full ones only), weight in pounds and price in dollars. */
export function billOf({ pattern, colors, long, wide }: Order) {
  const feet = Math.round(Math.max(0, long) * Math.max(0, wide) * 100) / 100;
  const tiles = Math.ceil(Math.round(feet * perFoot * spare * 100) / 100);
  const boxes = Math.ceil(tiles / perBox);
  return {
    feet,
    tiles,
    boxes,
    pounds: Math.round(boxes * perBox * pounds),
    price: Math.round(boxes * perBox * tilePrice(pattern, colors) * 100) / 100,
  };
}
