import { drawing, painted } from '../paint.ts';
import type { Pixels } from '../scene.ts';

/** Meters: a card of eighty columns and twelve rows. */
export const card = { wide: 0.18733, tall: 0.08255, thick: 0.00018 };
const [w, h] = [1700, 749];
const unit = w / card.wide;
const column = 0.00221 * unit;
const row = 0.00635 * unit;
const left = 0.00636 * unit;

/** Rows from the top that a letter punches: 12, 11, 0, then 1 to 9. */
const zones: Readonly<Record<string, readonly number[]>> = {
  ' ': [],
  '-': [11],
  '.': [12, 3, 8],
  ',': [0, 3, 8],
  '(': [12, 5, 8],
  ')': [11, 5, 8],
  '=': [6, 8],
  '/': [0, 1],
  '*': [11, 4, 8],
  '+': [12, 6, 8],
};

function punches(letter: string): readonly number[] {
  const known = zones[letter];
  if (known) return known;
  if (/\d/.test(letter)) return [Number(letter)];
  const index = letter.charCodeAt(0) - 65;
  if (index < 9) return [12, index + 1];
  if (index < 18) return [11, index - 8];
  return [0, index - 16];
}

const rowAt = (punch: number) => (punch === 12 ? 0 : punch === 11 ? 1 : punch + 2);
const topOf = (punch: number) => 0.0064 * unit + rowAt(punch) * row;

/** A punched card with its text; the ground is the card, its holes and its cut corner are transparent. */
export function punchedCard(text: string, paper = '#e6d9b2'): Promise<Pixels> {
  const holes = [...text.slice(0, 80)].flatMap((letter, i) =>
    punches(letter).map(
      (punch) =>
        `<rect x="${(left + i * column - 0.0007 * unit).toFixed(1)}" y="${(topOf(punch) - 0.0016 * unit).toFixed(1)}" width="${(0.0014 * unit).toFixed(1)}" height="${(0.0032 * unit).toFixed(1)}"/>`,
    ),
  );
  const digits = Array.from({ length: 10 }, (_, digit) =>
    Array.from(
      { length: 80 },
      (_, i) =>
        `<text x="${(left + i * column).toFixed(1)}" y="${(topOf(digit) + 6).toFixed(1)}">${digit}</text>`,
    ).join(''),
  );
  const numbers = [3, 10].map((digit) =>
    Array.from(
      { length: 80 },
      (_, i) =>
        `<text x="${(left + i * column).toFixed(1)}" y="${(topOf(digit === 3 ? 0 : 9) + row * 0.5 + 3).toFixed(1)}">${i + 1}</text>`,
    ).join(''),
  );
  const read = [...text].map(
    (letter, i) => `<text x="${(left + i * column).toFixed(1)}" y="34">${letter}</text>`,
  );
  return painted(
    drawing(
      w,
      h,
      `<defs><mask id="m"><path d="M62 0H${w}V${h}H0V108z" fill="white"/><g fill="black">${holes.join('')}</g></mask></defs>
      <g mask="url(#m)"><rect width="${w}" height="${h}" fill="${paper}"/>
      <g font-family="JetBrains Mono" text-anchor="middle" fill="#2c6b49"><g font-size="19" opacity=".85">${digits.join('')}</g><g font-size="8.5" opacity=".8">${numbers.join('')}</g></g>
      <g font-family="JetBrains Mono" font-weight="600" text-anchor="middle" font-size="23" fill="#1d2a22">${read.join('')}</g></g>`,
    ),
    w,
    h,
  );
}
