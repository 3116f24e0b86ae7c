import { chance, grain, rounded, tone, wander } from './strata.ts';

export const coreWide = 1200;
export const coreTall = 2000;

const left = 300;
const right = 900;
const top = 130;
const bottom = 1870;

const tones = [
  tone.bone,
  '#f5efe1',
  tone.sand,
  '#d3ac63',
  tone.amber,
  tone.rust,
  '#a8873c',
  tone.olive,
  tone.deep,
  '#e6d9bb',
];

/** A drill core of travertine, layer on layer, broken off at both ends. */
export function core(): string {
  const bands: string[] = [];
  let y = top - 60;
  for (let index = 0; y < bottom + 60; index += 1) {
    const thick = 4 + 46 * chance(index, 6) ** 2.4;
    const edge = Array.from({ length: 41 }, (_, at) => {
      const x = left - 10 + ((right - left + 20) * at) / 40;
      const round = 26 * Math.sqrt(Math.max(0, 1 - ((x - 600) / 310) ** 2));
      return `L${rounded(x)} ${rounded(y + round + (6 + thick * 0.35) * wander(x / 90, index * 0.21))}`;
    });
    const fill = tones[Math.floor(chance(index, 9) * tones.length)] ?? tone.bone;
    bands.push(
      `<path d="M${left - 10} ${coreTall}${edge.join('')}L${right + 10} ${coreTall}Z" fill="${fill}"/>`,
    );
    y += thick;
  }
  const pores = Array.from({ length: 520 }, (_, index) => {
    const x = left + (right - left) * chance(index, 31);
    const at = top + (bottom - top) * chance(index, 47);
    const size = 1 + 7 * chance(index, 3) ** 4;
    return `<ellipse cx="${rounded(x)}" cy="${rounded(at)}" rx="${rounded(size * 1.7)}" ry="${rounded(size * 0.7)}" fill="#3a2f1c" fill-opacity="${rounded(0.3 + 0.5 * chance(index, 5))}"/>`;
  }).join('');
  const torn = (y0: number, seed: number, up: number) =>
    Array.from({ length: 31 }, (_, at) => {
      const share = at / 30;
      const x = up > 0 ? left + (right - left) * share : right - (right - left) * share;
      const round = 30 * Math.sqrt(Math.max(0, 1 - ((x - 600) / 302) ** 2));
      return `L${rounded(x)} ${rounded(y0 + round + 26 * wander(x / 70, seed) + 8 * (chance(at, seed) - 0.5))}`;
    }).join('');
  const outline = `M${left} ${top}${torn(top, 3, 1)}${torn(bottom, 8, -1)}Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${coreWide}" height="${coreTall}" viewBox="0 0 ${coreWide} ${coreTall}"><defs><clipPath id="core"><path d="${outline}"/></clipPath><linearGradient id="round"><stop offset="0" stop-color="#1c160a" stop-opacity="0.78"/><stop offset="0.2" stop-color="#1c160a" stop-opacity="0.12"/><stop offset="0.38" stop-color="#fff6df" stop-opacity="0.3"/><stop offset="0.62" stop-color="#1c160a" stop-opacity="0.06"/><stop offset="1" stop-color="#1c160a" stop-opacity="0.72"/></linearGradient><filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="0.018 0.05" numOctaves="4" seed="7"/><feDisplacementMap in="SourceGraphic" scale="26" xChannelSelector="R" yChannelSelector="G"/></filter><filter id="soft" x="-30%" y="-10%" width="160%" height="120%"><feGaussianBlur stdDeviation="34"/></filter>${grain('grain', 0.75)}</defs><path d="${outline}" transform="translate(70 46)" fill="#3c3216" fill-opacity="0.42" filter="url(#soft)"/><g clip-path="url(#core)"><g filter="url(#rough)">${bands.join('')}${pores}</g><rect x="${left}" y="${top - 60}" width="${right - left}" height="${bottom - top + 140}" filter="url(#grain)"/><rect x="${left}" y="0" width="${right - left}" height="${coreTall}" fill="url(#round)"/></g></svg>`;
}
