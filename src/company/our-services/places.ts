/** Size of the two drawings, `art/drawn/shop-cut/section.ts`, in whose units places are given. */
const boards = { wide: [2880, 1640], narrow: [1000, 2290] } as const;

export type PlaceId = 'web' | 'parcels' | 'app' | 'search' | 'sensor' | 'move';

type Rectangle = readonly [left: number, top: number, width: number, height: number];

/** Where each place lies; the drawing has the same. */
export const placesOn: Readonly<Record<keyof typeof boards, Readonly<Record<PlaceId, Rectangle>>>> =
  {
    wide: {
      web: [760, 810, 700, 410],
      parcels: [1480, 810, 700, 410],
      app: [1480, 1240, 700, 330],
      search: [220, 640, 500, 580],
      sensor: [760, 1240, 700, 330],
      move: [1150, 540, 880, 250],
    },
    narrow: {
      web: [250, 1130, 700, 410],
      parcels: [250, 700, 700, 410],
      app: [250, 1560, 700, 330],
      search: [0, 1220, 250, 320],
      sensor: [250, 1910, 700, 330],
      move: [250, 440, 700, 240],
    },
  };

/** A place in percent of its drawing, as CSS takes it. */
export function placeStyle(board: keyof typeof boards, id: PlaceId): Record<string, string> {
  const [width, height] = boards[board];
  const [left, top, wide, tall] = placesOn[board][id];
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  return {
    left: percent(left, width),
    top: percent(top, height),
    width: percent(wide, width),
    height: percent(tall, height),
  };
}
