import { cssPercent } from '../../themes/css-percent.ts';

/** Size of the two drawings, `art/drawn/six-fields/land.ts`; the unit of the positions. */
const boards = { wide: [2880, 1640], narrow: [1000, 1990] } as const;

export type FieldId = 'web' | 'parcels' | 'app' | 'search' | 'sensor' | 'move';

type Rectangle = readonly [left: number, top: number, width: number, height: number];

/** Position of each field, as in the drawing. */
export const fieldPositionsOn: Readonly<
  Record<keyof typeof boards, Readonly<Record<FieldId, Rectangle>>>
> = {
  wide: {
    web: [24, 830, 806, 780],
    parcels: [1384, 20, 656, 570],
    app: [920, 790, 530, 400],
    search: [1510, 760, 680, 410],
    move: [2274, 730, 580, 880],
    sensor: [2146, 20, 710, 524],
  },
  narrow: {
    web: [14, 14, 424, 700],
    parcels: [552, 14, 436, 510],
    app: [14, 800, 420, 370],
    search: [540, 620, 448, 540],
    move: [556, 1444, 432, 530],
    sensor: [14, 1444, 436, 530],
  },
};

/** Returns the CSS properties of a field, in percent of its drawing. */
export function fieldStyle(board: keyof typeof boards, id: FieldId): Record<string, string> {
  const [width, height] = boards[board];
  const [left, top, wide, tall] = fieldPositionsOn[board][id];
  return {
    left: cssPercent(left / width),
    top: cssPercent(top / height),
    width: cssPercent(wide / width),
    height: cssPercent(tall / height),
  };
}
