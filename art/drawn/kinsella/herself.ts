import { disc, shape, stroke } from '../svg.ts';
import { hue } from './kit.ts';

/** Herself at 168 centimetres, with a brush, looking up. */
export const herself = () => {
  const body =
    'M46 0C64 0 74 14 73 30C72 42 66 50 60 54L62 66C84 72 94 86 98 112L104 176L92 214L84 178L80 196L84 336H64L54 226L46 336H26L28 196L16 150L-26 112L-20 102L24 118L30 84C34 74 40 70 46 66L44 54C34 48 28 40 26 32L20 30L27 22C28 8 36 0 46 0Z';
  return (
    `<g transform="translate(60 4) skewX(-10)" filter="url(#soft)" opacity=".4">${shape(body, hue.shade)}</g>` +
    shape(body, hue.ink) +
    disc(78, 8, 15, hue.ink) +
    shape('M36 96Q60 116 90 96L92 250Q60 262 34 250Z', '#3b1e6d') +
    shape('M40 100Q60 116 86 100', 'none', 'stroke="#ffcb1f" stroke-width="4"') +
    stroke('M-22 108L-48 72', '#c98440', 5) +
    shape('M-46 76L-58 54L-42 68Z', hue.flare)
  );
};
