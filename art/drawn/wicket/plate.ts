import { disc } from '../svg.ts';
import { chance, garland } from './sprig.ts';

export const bottle = '#1e4a38';
export const clay = '#b56a45';

/** Gradients that `glazed` uses. */
export const plateDefs = `
<radialGradient id="well" cx="0.42" cy="0.38" r="0.72"><stop offset="0" stop-color="#fbf5e9"/><stop offset="0.62" stop-color="#f1e8d8"/><stop offset="1" stop-color="#dccfb9"/></radialGradient>
<linearGradient id="rim" x1="0.1" y1="0" x2="0.9" y2="1"><stop offset="0" stop-color="#fdf8ee"/><stop offset="0.5" stop-color="#ece1cf"/><stop offset="1" stop-color="#cfc0a8"/></linearGradient>
<linearGradient id="lip" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3f7a60"/><stop offset="0.5" stop-color="#1e4a38"/><stop offset="1" stop-color="#143527"/></linearGradient>
<radialGradient id="shine" cx="0.3" cy="0.22" r="0.3"><stop offset="0" stop-color="#ffffff" stop-opacity="0.75"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient>`;

const circle = (r: number, colour: string, wide: number, more = '') =>
  `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${wide}" ${more}/>`;

/** A plate round (0, 0), from above: green lip, painted rim, a well with `painting` in it. */
export function glazed(radius: number, painting: string): string {
  const r = radius;
  const specks = Array.from({ length: 220 }, (_, i) => {
    const far = r * 0.95 * Math.sqrt(chance(i + 900));
    const turn = chance(i + 1300) * Math.PI * 2;
    return disc(
      Number((far * Math.cos(turn)).toFixed(1)),
      Number((far * Math.sin(turn)).toFixed(1)),
      Number((1.1 + ((i * 7) % 5) * 0.5).toFixed(1)),
      '#8a6238',
      'fill-opacity="0.4"',
    );
  }).join('');
  return [
    disc(0, 0, r, 'url(#lip)'),
    disc(0, 0, r * 0.972, 'url(#rim)'),
    circle(r * 0.965, '#0f2d20', r * 0.006, 'stroke-opacity="0.35"'),
    garland(r * 0.86, 26, r * 0.092, bottle),
    circle(r * 0.86, bottle, r * 0.006, 'stroke-opacity="0.8"'),
    circle(r * 0.765, clay, r * 0.012),
    disc(0, 0, r * 0.745, '#cdbfa7'),
    disc(0, 0, r * 0.737, 'url(#well)'),
    circle(r * 0.71, bottle, r * 0.005, 'stroke-opacity="0.7"'),
    specks,
    painting,
    `<ellipse cx="${-r * 0.36}" cy="${-r * 0.44}" rx="${r * 0.42}" ry="${r * 0.3}" fill="url(#shine)" transform="rotate(-38 ${-r * 0.36} ${-r * 0.44})"/>`,
  ].join('');
}
