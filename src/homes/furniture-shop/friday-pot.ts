import { type DayNumber, weekdayOf } from '../../elements/clock/day-number.ts';
import { shutOn } from './works-calendar.ts';

type Light = readonly [red: number, green: number, blue: number];

/** Leftover of a paint, in gallons. */
interface Left {
  title: string;
  gallons: number;
}

/** Linear RGB reflectance of each paint, and its leftovers per week, in gallons. */
const gray: Light = [0.5, 0.5, 0.5];
const pots: readonly { title: string; light: Light; least: number; most: number }[] = [
  { title: 'blue', light: [0.05, 0.11, 0.36], least: 0.1, most: 1.9 },
  { title: 'red', light: [0.52, 0.045, 0.04], least: 0.1, most: 2.4 },
  { title: 'yellow', light: [0.82, 0.46, 0.05], least: 0.1, most: 1.9 },
  { title: 'green', light: [0.05, 0.18, 0.1], least: 0.1, most: 1.2 },
  { title: 'primer', light: [0.84, 0.79, 0.7], least: 1.2, most: 6 },
];

/** Returns a pseudorandom number from 0 to 1, the same for the same two whole numbers. */
function lot(one: number, other: number): number {
  let mixed = Math.imul(one + 7919, 0x85ebca6b) ^ Math.imul(other + 104729, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}

/** Returns the leftovers of the week of a Friday, in tenths of a gallon. */
const leftOn = (friday: DayNumber): Left[] =>
  pots.map(({ title, least, most }, index) => {
    const share = lot(friday, index) ** 1.7;
    return { title, gallons: Math.round((least + (most - least) * share) * 10) / 10 };
  });

/** Returns the ratio of absorption to scattering for a reflectance (Kubelka–Munk). */
const ratioOf = (light: number) => (1 - light) ** 2 / (2 * light);
const lightOf = (ratio: number) => 1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio);

/** Returns the color of mixed paints, by volume (Kubelka–Munk). */
export function stirred(parts: readonly { light: Light; gallons: number }[]): Light {
  const all = parts.reduce((sum, { gallons }) => sum + gallons, 0);
  const channel = (c: 0 | 1 | 2) =>
    lightOf(parts.reduce((sum, { light, gallons }) => sum + ratioOf(light[c]) * gallons, 0) / all);
  return [channel(0), channel(1), channel(2)];
}

const byte = (light: number) =>
  Math.round(255 * (light < 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));

const cssColor = (light: Light) => `rgb(${light.map(byte).join(' ')})`;

/** Returns a CSS conic gradient with a sector for each paint, proportional to its volume. */
export function partsRing(left: readonly Left[]): string {
  const all = left.reduce((sum, { gallons }) => sum + gallons, 0);
  let from = 0;
  const sectors = left.map(({ gallons }, index) => {
    const to = from + (100 * gallons) / all;
    const sector = `${cssColor(pots[index]?.light ?? gray)} ${from.toFixed(1)}% ${to.toFixed(1)}%`;
    from = to;
    return sector;
  });
  return `conic-gradient(${sectors.join(', ')})`;
}

/** Returns the mixed paint of a Friday: ingredients, gallons, and CSS color. */
export function potOf(friday: DayNumber) {
  const left = leftOn(friday);
  const light = stirred(
    left.map(({ gallons }, index) => ({ light: pots[index]?.light ?? gray, gallons })),
  );
  return {
    friday,
    left,
    gallons: Math.round(left.reduce((sum, { gallons }) => sum + gallons, 0) * 10) / 10,
    color: cssColor(light),
  };
}

/** Returns the last Fridays that were working days, up to a day, newest first. */
export function fridaysUntil(day: DayNumber, count: number): DayNumber[] {
  const found: DayNumber[] = [];
  for (let at = day - ((weekdayOf(day) + 3) % 7); found.length < count; at -= 7)
    if (!shutOn(at)) found.push(at);
  return found;
}
