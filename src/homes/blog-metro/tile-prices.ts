import { formatDollars } from '../../content/format-dollars.ts';
import type { PigmentName } from './pigments.ts';
import { tilePatterns } from './tile-patterns.ts';

/** Price of a tile in dollars, by pattern id. */
const tilePrices: Readonly<Record<string, number>> = {
  shutter: 6,
  ring: 7,
  fan: 8,
  leaf: 8,
  rose: 11,
  star: 12,
};
/** Surcharge for a tile with blue (cobalt), in dollars. */
const blueSurcharge = 0.9;

const tilesPerBox = 12;
const poundsPerTile = 3.4;
const tilesPerSquareFoot = 2.25;
/** Factor for a tenth of spare tiles. */
const spareFactor = 1.1;

/** Names and ids of all tile patterns. */
export const patternChoices: readonly { title: string; pattern: string }[] = tilePatterns.map(
  ({ id, title }) => ({ title, pattern: id }),
);

/** Formats the price of a tile in its standard colors, `$7`. */
export const pricePerTile = (pattern: string): string => {
  const { colors } = tilePatterns.find(({ id }) => id === pattern) ?? { colors: [] };
  return formatDollars(tilePrice(pattern, colors));
};

function tilePrice(pattern: string, colors: readonly PigmentName[]): number {
  return (tilePrices[pattern] ?? 0) + (colors.includes('blue') ? blueSurcharge : 0);
}

/** Order of a floor. */
export interface Order {
  readonly pattern: string;
  readonly colors: readonly PigmentName[];
  /** Length of the floor, in feet. */
  readonly length: number;
  /** Width of the floor, in feet. */
  readonly width: number;
}

/** Returns number of tiles with spares, boxes (full ones only), weight in pounds and price in dollars. */
export function quoteFor({ pattern, colors, length, width }: Order) {
  const squareFeet = Math.round(Math.max(0, length) * Math.max(0, width) * 100) / 100;
  const tiles = Math.ceil(Math.round(squareFeet * tilesPerSquareFoot * spareFactor * 100) / 100);
  const boxes = Math.ceil(tiles / tilesPerBox);
  return {
    squareFeet,
    tiles,
    boxes,
    pounds: Math.round(boxes * tilesPerBox * poundsPerTile),
    price: Math.round(boxes * tilesPerBox * tilePrice(pattern, colors) * 100) / 100,
  };
}
