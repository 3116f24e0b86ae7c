import { box, stroke, text } from '../svg.ts';
import { hand, inks, rules, sheet, strike, tick } from './kit.ts';

/** The note by the telephone: what the caller wanted, and what the matter is. 600 by 620. */
export function call(): string {
  const row = (y: number, label: string, words: string) =>
    text(40, y, 22, label, { weight: 600 }) +
    stroke(`M150 ${y + 8}H560`, '#b58f2a', 2) +
    hand(160, y, 36, words);
  return (
    sheet(600, 620, inks.yellow) +
    text(40, 74, 34, 'WHILE YOU WERE OUT', { face: 'display', weight: 800, spacing: 1 }) +
    stroke('M40 94H560', inks.ink, 4) +
    row(158, 'Who', 'J. Quimby, sweeps') +
    row(222, 'When', 'Feb 5, 8:35, two rings') +
    row(286, 'Wants', 'an app') +
    strike(166, 272, 96) +
    row(350, 'Has', '2,140 chimneys') +
    row(414, '', 'and a box of cards') +
    row(478, 'Costs', 'every call in October') +
    hand(44, 570, 40, 'She rang from a roof.', { fill: inks.red, weight: 600 })
  );
}

/** One card out of the box. 860 by 540. */
export function card(): string {
  const years = ['18', '19', '20', '21', '22', '23'];
  return (
    sheet(860, 540, inks.cream) +
    stroke('M0 96H860', inks.red, 3) +
    rules(860, 158, 56, 7) +
    hand(40, 76, 48, 'Ordway, Gilead Brook Rd', { weight: 600 }) +
    text(816, 70, 28, '0611', { anchor: 'end', fill: inks.pencil }) +
    hand(40, 146, 36, 'Clay flue 8 x 8, 31 ft, cap loose') +
    hand(40, 202, 36, 'Dog. Friendly to Arlo, not to Josie.') +
    hand(40, 258, 36, 'NOT before coffee (hers)', { fill: inks.red }) +
    hand(40, 314, 36, 'Pays in October. Sometimes in squash.', { fill: inks.pencil }) +
    years
      .map(
        (year, i) =>
          box(40 + i * 132, 376, 108, 104, 4, 'none', `stroke="${inks.pencil}" stroke-width="3"`) +
          text(52 + i * 132, 404, 22, `’${year}`, { fill: inks.pencil }) +
          (i === 3 ? hand(66 + i * 132, 456, 30, 'away') : tick(78 + i * 132, 436)),
      )
      .join('')
  );
}

/** Strokes for one day of calls. 640 by 760. */
export function tally(): string {
  const five = (x: number, y: number, n: number) =>
    Array.from({ length: Math.min(n, 4) }, (_, i) =>
      stroke(`M${x + i * 17} ${y}l-5 50`, inks.pencil, 6),
    ).join('') + (n > 4 ? stroke(`M${x - 16} ${y + 38}l78 -26`, inks.pencil, 6) : '');
  const bundle = (y: number, n: number) =>
    Array.from({ length: Math.ceil(n / 5) }, (_, i) =>
      five(60 + i * 104, y, Math.min(5, n - i * 5)),
    ).join('');
  const row = (y: number, words: string, n: number) =>
    hand(44, y, 34, words) + bundle(y + 18, n) + hand(560, y + 62, 48, `${n}`, { weight: 600 });
  return (
    sheet(640, 760, inks.white) +
    rules(640, 60, 50, 14, '#dfe7ea') +
    hand(44, 66, 40, 'Van 2, Feb 13, all day', { weight: 600, fill: inks.pencil }) +
    row(150, 'When are you in our town?', 19) +
    row(300, 'Did you do us last year?', 11) +
    row(450, 'Have to change the day', 9) +
    row(600, 'Smoke in the house', 3) +
    hand(44, 728, 30, '8 of 42 taken on a ladder. H.', { fill: inks.red, weight: 600 })
  );
}
