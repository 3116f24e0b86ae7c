import { useState } from 'react';
import { type LayingPattern, layRows } from './laying-pattern.ts';
import type { PigmentName } from './pigments.ts';
import { tilePattern } from './tile-patterns.ts';
import { quoteFor } from './tile-prices.ts';

/** Tiles of the board. */
export const boardSize = { columns: 6, rows: 4 } as const;

interface Floor {
  pattern: string;
  layingPattern: LayingPattern;
  colors: readonly PigmentName[];
  rotations: readonly number[];
  length: number;
  width: number;
}

const layRotations = (layingPattern: LayingPattern) =>
  layRows(layingPattern, boardSize.columns, boardSize.rows);

const initialFloor: Floor = {
  pattern: 'fan',
  layingPattern: 'pinwheel',
  colors: tilePattern('fan').colors,
  rotations: layRotations('pinwheel'),
  length: 12,
  width: 10,
};

/** State of the floor designer: pattern, colors, rotation of each tile, size of the room, and price. */
export function useFloorLayout() {
  const [floor, setFloor] = useState(initialFloor);
  const change = (changes: Partial<Floor>) => setFloor((before) => ({ ...before, ...changes }));
  return {
    ...floor,
    quote: quoteFor(floor),
    /** Sets a pattern, in its standard colors. */
    choosePattern: (pattern: string) => change({ pattern, colors: tilePattern(pattern).colors }),
    chooseLayingPattern: (layingPattern: LayingPattern) =>
      change({ layingPattern, rotations: layRotations(layingPattern) }),
    chooseColor: (tile: number, color: PigmentName) =>
      change({ colors: floor.colors.map((each, index) => (index === tile ? color : each)) }),
    turn: (tile: number) =>
      setFloor((before) => ({
        ...before,
        rotations: before.rotations.map((each, index) => (index === tile ? each + 1 : each)),
      })),
    setLength: (length: number) => change({ length }),
    setWidth: (width: number) => change({ width }),
  };
}
