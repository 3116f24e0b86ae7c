import type { ClothId } from '../../../src/homes/application/sample-weather.ts';
import { at, board, shape, stroke } from '../svg.ts';
import { outlines } from './wash.ts';

const size = 600;

/** Clay: the outline swells to the middle, is lit from the upper left, and shines a little; thumbs have been on it. */
const clay = (id: string, round: number, high: number) =>
  `<filter id="${id}" x="-0.2" y="-0.2" width="1.4" height="1.4" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="swell"/>` +
  '<feTurbulence type="fractalNoise" baseFrequency="0.028 0.036" numOctaves="3" seed="7" result="thumb"/>' +
  '<feColorMatrix in="thumb" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0.09 0 0 0 0.88" result="dents"/>' +
  '<feComposite in="swell" in2="dents" operator="arithmetic" k1="1" result="bump"/>' +
  `<feDiffuseLighting in="bump" surfaceScale="${high}" diffuseConstant="1.2" lighting-color="#fff6ea" result="light"><feDistantLight azimuth="232" elevation="52"/></feDiffuseLighting>` +
  `<feSpecularLighting in="bump" surfaceScale="${high * 0.7}" specularConstant="0.42" specularExponent="14" lighting-color="#fff0dc" result="gloss"><feDistantLight azimuth="232" elevation="48"/></feSpecularLighting>` +
  '<feBlend in="SourceGraphic" in2="light" mode="multiply" result="lit"/>' +
  '<feComposite in="lit" in2="gloss" operator="arithmetic" k2="1" k3="0.55" result="shone"/>' +
  '<feComposite in="shone" in2="SourceAlpha" operator="in"/></filter>';

const colours: Readonly<Record<ClothId, string>> = {
  towel: '#ffe9c9',
  shirt: '#79b3c4',
  sheet: '#fff4e6',
  sock: '#f0b23f',
  bath: '#ff7f5f',
  jeans: '#5a6fb4',
};

/** Additions on the clay: coils and buttons. */
const coils: Readonly<Record<ClothId, string>> = {
  towel: stroke('M9 66Q50 74 92 66', '#e2533a', 7) + stroke('M24 8L22 88', '#e2533a', 6),
  shirt:
    stroke('M33 5L43 22L50 14L57 22L67 5', '#cfe6ea', 5) +
    stroke('M50 40v.1M50 66v.1M50 92v.1', '#cfe6ea', 9) +
    shape('M60 44q7 2 14 0v16q-7 4 -14 0z', '#5c96a8'),
  sheet: stroke('M-30 112Q14 122 46 114Q70 106 92 112Q114 120 134 112', '#f0a184', 6),
  sock:
    stroke('M37 14Q50 19 63 14M37 26Q50 31 63 26', '#fff0cc', 6) +
    shape('M86 92L96 98Q104 106 95 111Q88 114 83 112Q80 101 86 92Z', '#c9542f'),
  bath: stroke('M6 104Q52 113 96 104M5 118Q52 127 97 118', '#ffe0d0', 6),
  jeans:
    stroke('M16 12Q50 19 84 12', '#3e4f8d', 6) +
    stroke('M20 26Q22 42 36 42M80 26Q78 42 64 42', '#f2bf7c', 4) +
    shape('M62 70h18v18q-9 4 -18 0z', '#ff8163'),
};

/** One piece of wash, kneaded out of clay, hanging from two clay pegs. */
export function kneaded(id: ClothId): string {
  const wide = id === 'sheet' ? 176 : 100;
  const tall =
    id === 'jeans' ? 160 : id === 'towel' ? 98 : id === 'sheet' ? 136 : id === 'bath' ? 148 : 124;
  const k = Math.min(3.05, 460 / Math.max(wide, tall));
  const left = size / 2 - 50 * k;
  const [a, b] =
    id === 'sheet' ? [-14, 114] : id === 'sock' ? [41, 60] : id === 'shirt' ? [22, 78] : [16, 84];
  const pegs = [a, b]
    .map((x) =>
      at(
        left + x * k,
        96,
        shape('M-17 -46Q-19 -56 -9 -56Q-2 -56 -2 -48L0 44Q-1 54 -10 53Q-16 52 -16 44Z', '#d9a05c') +
          shape('M17 -46Q19 -56 9 -56Q2 -56 2 -48L0 44Q1 54 10 53Q16 52 16 44Z', '#c48a48'),
      ),
    )
    .join('');
  return board(
    size,
    size,
    at(
      left + 10,
      104,
      `<g filter="url(#fall)">${shape(outlines[id], '#120a1e', 'opacity=".5"')}</g>`,
      k,
    ) +
      `<g filter="url(#clay)">${at(left, 88, shape(outlines[id], colours[id]) + stroke(outlines[id], colours[id], 5), k)}</g>` +
      `<g filter="url(#coil)">${at(left, 88, coils[id], k)}</g>` +
      `<g filter="url(#coil)">${pegs}</g>`,
    clay('clay', 15, 34) +
      clay('coil', 5, 13) +
      '<filter id="fall" x="-0.3" y="-0.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="5"/></filter>',
  );
}
