import { useState } from 'react';
import { billOf } from './bill.ts';
import { type LayingPattern, layRows } from './laying-pattern.ts';
import type { PigmentName } from './pigments.ts';
import { tilePattern } from './tile-patterns.ts';

/** Tiles of the board. */
export const boardSize = { columns: 6, rows: 4 } as const;

interface Floor {
  pattern: string;
  layingPattern: LayingPattern;
  colors: readonly PigmentName[];
  turns: readonly number[];
  long: number;
  wide: number;
}

const laid = (layingPattern: LayingPattern) =>
  layRows(layingPattern, boardSize.columns, boardSize.rows);

const first: Floor = {
  pattern: 'fan',
  layingPattern: 'pinwheel',
  colors: tilePattern('fan').colors,
  turns: laid('pinwheel'),
  long: 12,
  wide: 10,
};

/** State of the floor designer: pattern, colors, rotation of each tile, size of the room, and price. */
export function useFloorLayout() {
  const [floor, setFloor] = useState(first);
  const change = (part: Partial<Floor>) => setFloor((before) => ({ ...before, ...part }));
  return {
    ...floor,
    bill: billOf(floor),
    /** Sets a pattern, in its standard colors. */
    choosePattern: (pattern: string) => change({ pattern, colors: tilePattern(pattern).colors }),
    chooseLayingPattern: (layingPattern: LayingPattern) =>
      change({ layingPattern, turns: laid(layingPattern) }),
    chooseColor: (tile: number, color: PigmentName) =>
      change({ colors: floor.colors.map((each, index) => (index === tile ? color : each)) }),
    turn: (tile: number) =>
      setFloor((before) => ({
        ...before,
        turns: before.turns.map((each, index) => (index === tile ? each + 1 : each)),
      })),
    setLong: (long: number) => change({ long }),
    setWide: (wide: number) => change({ wide }),
  };
}
