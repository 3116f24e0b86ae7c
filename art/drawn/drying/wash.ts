import type { ClothId } from '../../../src/homes/application/sample-weather.ts';
import { at, shape, stroke } from '../svg.ts';

/** Outlines of the wash, hung by their upper edge: from (0, 0), about 100 wide. */
export const outlines: Readonly<Record<ClothId, string>> = {
  towel: 'M8 0Q50 7 92 0L95 92Q50 101 5 92Z',
  shirt: 'M30 0Q50 16 70 0L80 5L104 44L84 58L77 46L79 120Q50 127 21 120L23 46L16 58L-4 44L20 5Z',
  sheet: 'M-34 0Q8 15 50 4Q92 15 134 0L141 128Q118 138 92 130Q70 124 46 132Q14 140 -40 128Z',
  sock: 'M34 0Q50 5 66 0L66 62Q68 76 82 84L98 94Q108 106 96 116Q84 122 66 112L44 96Q33 88 33 70Z',
  bath: 'M2 0Q50 10 98 0L103 140Q52 151 -3 140Z',
  jeans: 'M14 0Q50 8 86 0L92 52L96 158Q80 163 64 158L53 62L49 62L36 158Q20 163 4 158L8 52Z',
};

/** Details that are sewn, woven or printed on the wash. */
export const marks: Readonly<Record<ClothId, (ink: string) => string>> = {
  towel: (ink) =>
    stroke('M7 62Q50 70 94 62M7 72Q50 80 94 72M22 4L19 94M30 5L27 95', ink, 2.6, 'opacity=".75"'),
  shirt: (ink) =>
    stroke('M30 0L42 22L50 13L58 22L70 0M50 14V123M60 44h13v16h-13z', ink, 2, 'opacity=".7"') +
    stroke('M50 36v.1M50 56v.1M50 76v.1M50 96v.1', ink, 4.5, 'opacity=".8"'),
  sheet: (ink) =>
    stroke('M-38 112Q14 124 46 116Q70 108 92 114Q118 122 140 112', ink, 2.4, 'opacity=".6"'),
  sock: (ink) =>
    stroke('M34 12Q50 17 66 12M34 22Q50 27 66 22', ink, 4, 'opacity=".75"') +
    shape('M85 86L98 94Q108 106 96 116Q88 119 80 118Q76 100 85 86Z', ink, 'opacity=".55"'),
  bath: (ink) => stroke('M-1 108Q52 118 102 108M-1 118Q52 128 102 118', ink, 5, 'opacity=".6"'),
  jeans: (ink) =>
    stroke(
      'M10 14Q50 22 90 14M51 20V58M16 20Q18 38 34 38L36 21M84 20Q82 38 66 38L64 21',
      ink,
      2.4,
      'opacity=".8"',
    ) + stroke('M9 148Q22 152 36 148M64 148Q80 152 95 148', ink, 2, 'opacity=".7"'),
};

/** Dry and wet: water makes cloth darker. */
export const dyes: Readonly<Record<ClothId, { dry: string; wet: string; ink: string }>> = {
  towel: { dry: '#fff3de', wet: '#cdb592', ink: '#d9482f' },
  shirt: { dry: '#7fb4c2', wet: '#3f7688', ink: '#1c4654' },
  sheet: { dry: '#fff8ee', wet: '#d6c6b4', ink: '#c39a7c' },
  sock: { dry: '#e9b44c', wet: '#a8751f', ink: '#7c4b12' },
  bath: { dry: '#ff8a6b', wet: '#c24a34', ink: '#7d2118' },
  jeans: { dry: '#5b6ca3', wet: '#2f3a68', ink: '#e9b876' },
};

/** A wooden peg from the front, its foot at (0, 0): two legs and a wire. */
export const peg = (x: number, y: number, k = 1) =>
  at(
    x,
    y,
    shape('M-5.5 -14Q-6 -18 -2.6 -18L-.6 16Q-2 19 -4.4 17Z', '#d9a566') +
      shape('M5.5 -14Q6 -18 2.6 -18L.6 16Q2 19 4.4 17Z', '#b97f40') +
      stroke('M-5.6 -3H5.6M-5.6 -1H5.6', '#6d5a4a', 1.3),
    k,
  );

interface Hung {
  id: ClothId;
  /** Left end on the line. */
  x: number;
  y: number;
  k: number;
  /** Share of the water that has left. */
  dry: number;
  turn?: number;
}

let folds = 0;

/** One piece on the line, as wet as it is, with the light that falls through its folds. */
export function piece({ id, x, y, k, dry, turn = 0 }: Hung): string {
  const { dry: light, wet, ink } = dyes[id];
  folds += 1;
  const name = `fold${folds}`;
  const wide = id === 'sheet' ? [-34, 141] : [0, 100];
  const stripes = Array.from({ length: 7 }, (_, i) => {
    const off = (i / 6).toFixed(2);
    const dark = i % 2 ? 0.2 - (i % 3) * 0.05 : 0.02;
    return `<stop offset="${off}" stop-color="#35183a" stop-opacity="${dark.toFixed(2)}"/>`;
  }).join('');
  const d = outlines[id];
  return at(
    x,
    y,
    `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${wide[0]}" y1="0" x2="${wide[1]}" y2="14">${stripes}</linearGradient>` +
      shape(d, dry > 0.98 ? light : wet) +
      (dry > 0.02 && dry <= 0.98
        ? `<clipPath id="c${name}"><path d="M-50 -10H150V${(dry * 110).toFixed(0)}Q100 ${(dry * 110 + 16).toFixed(0)} 50 ${(dry * 110 + 2).toFixed(0)}T-50 ${(dry * 110 + 6).toFixed(0)}Z"/></clipPath>${shape(d, light, `clip-path="url(#c${name})"`)}`
        : '') +
      marks[id](ink) +
      shape(d, `url(#${name})`) +
      stroke(d, '#35183a', 0.8, 'opacity=".22"'),
    k,
    turn,
  );
}
