import { cssPercent } from '../../themes/css-percent.ts';

/** Width and height of the two drawings (`art/drawn/six-fields/land.ts`), the unit of positions. */
const drawingSizes = { wide: [2880, 1640], narrow: [1000, 1990] } as const;

export type FieldId = 'web' | 'parcels' | 'app' | 'search' | 'sensor' | 'move';

type Rectangle = readonly [left: number, top: number, width: number, height: number];

/** Rectangle of each field in each drawing. */
export const fieldPositionsOn: Readonly<
  Record<keyof typeof drawingSizes, Readonly<Record<FieldId, Rectangle>>>
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

/** Returns position and size of a field as CSS properties, in percent of its drawing. */
export function fieldStyle(
  drawing: keyof typeof drawingSizes,
  id: FieldId,
): Record<string, string> {
  const [width, height] = drawingSizes[drawing];
  const [left, top, fieldWidth, fieldHeight] = fieldPositionsOn[drawing][id];
  return {
    left: cssPercent(left / width),
    top: cssPercent(top / height),
    width: cssPercent(fieldWidth / width),
    height: cssPercent(fieldHeight / height),
  };
}
