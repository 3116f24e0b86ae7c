import { palette as p } from '../palette.ts';
import { at, box, disc, shape, stroke } from '../svg.ts';

/** Colours of the night outside and the light inside. */
export const c = {
  night: p.ink,
  night2: '#1c2f27',
  soil: '#0d1612',
  stone: '#41524a',
  wall: '#f3dfb4',
  wallBack: '#e9cf9a',
  cellar: '#b9c4b4',
  wood: '#b27a45',
  woodDark: '#84562d',
  woodPale: '#d2a873',
  iron: '#27332d',
  steel: '#aab4ae',
  card: '#cfa06a',
  cardDark: '#b2854f',
  glow: '#ffd98a',
} as const;

interface Figure {
  coat: string;
  skin: string;
  hair: string;
  legs?: string;
  /** Where the two hands are, from the feet. */
  hands?: readonly (readonly [x: number, y: number])[];
  apron?: string;
  cap?: string;
}

/** Somebody who stands, 250 units tall; 0, 0 is between the feet. */
export function person({
  coat,
  skin,
  hair,
  legs = c.iron,
  hands = [],
  apron,
  cap,
}: Figure): string {
  const arms = hands
    .map(([x, y], i) => {
      const from = i === 0 ? -34 : 34;
      return (
        stroke(
          `M${from} -168Q${(from + x) / 2 + (i === 0 ? -12 : 12)} ${(y - 168) / 2 + 22} ${x} ${y}`,
          coat,
          24,
        ) + disc(x, y, 13, skin)
      );
    })
    .join('');
  return (
    box(-34, -96, 29, 96, 8, legs) +
    box(5, -96, 29, 96, 8, legs) +
    box(-40, -12, 37, 14, 6, p.ink) +
    box(3, -12, 37, 14, 6, p.ink) +
    shape('M-48-84q-4-104 48-104t48 104Z', coat) +
    (apron ? shape('M-32-152h64l6 92h-76Z', apron) : '') +
    box(-11, -200, 22, 24, 6, skin) +
    disc(0, -222, 32, skin) +
    shape('M-34-220q0-38 34-38t34 38q-16-16-34-16t-34 16Z', hair) +
    (cap ? shape('M-36-226q0-36 36-36t36 36Z', cap) + box(-4, -234, 58, 11, 5, cap) : '') +
    arms
  );
}

/** A parcel with its tape. */
export const parcel = (x: number, y: number, w: number, h: number) =>
  box(x, y - h, w, h, 3, c.card) +
  box(x + w * 0.42, y - h, w * 0.16, h, 0, c.cardDark) +
  box(x + w * 0.64, y - h * 0.42, w * 0.28, h * 0.26, 2, p.surface);

/** A lamp on a cord, and what it lights. */
export const lamp = (x: number, cord: number) =>
  stroke(`M${x} 0V${cord}`, c.iron, 5) +
  shape(`M${x - 40} ${cord + 34}q4-36 40-36t40 36Z`, p.field) +
  disc(x, cord + 36, 12, c.glow) +
  shape(`M${x - 40} ${cord + 34}h80l70 180h-220Z`, c.glow, 'fill-opacity="0.22"');

/** A machine for a rack: a box with two lights and a vent. */
export const server = (x: number, y: number, w = 150, lit = true) =>
  box(x, y, w, 40, 4, '#35463e') +
  disc(x + 20, y + 20, 6, lit ? p.sun : '#54655c') +
  disc(x + 40, y + 20, 6, lit ? '#7ad29b' : '#54655c') +
  [0, 1, 2, 3].map((i) => box(x + w - 70 + i * 15, y + 10, 7, 20, 2, c.night)).join('');

/** A shelf on the wall with what stands on it. */
export const shelf = (x: number, y: number, w: number, content: string) =>
  content +
  box(x, y, w, 12, 2, c.woodDark) +
  at(x + 14, y + 12, box(0, 0, 8, 22, 0, c.woodDark) + box(w - 36, 0, 8, 22, 0, c.woodDark));
