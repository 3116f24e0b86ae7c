import { box, stroke, text } from '../svg.ts';
import { hand, inks, rules, sheet, strike, tick } from './kit.ts';

/** The note by the telephone: what the caller wanted, and what the matter is. 600 by 620. */
export function call(): string {
  const row = (y: number, words: string) =>
    stroke(`M40 ${y + 12}H560`, '#b58f2a', 2) + hand(46, y, 44, words);
  return (
    sheet(600, 620, inks.yellow) +
    text(40, 104, 42, 'WHILE YOU WERE OUT', { face: 'display', weight: 800 }) +
    stroke('M40 124H560', inks.ink, 4) +
    row(194, 'J. Quimby, sweeps') +
    row(264, 'Feb 5, 8:35, two rings') +
    row(334, 'wants an app') +
    strike(164, 318, 124) +
    row(404, 'has 2,140 chimneys') +
    row(474, 'and a box of cards') +
    hand(44, 568, 48, 'She rang from a roof.', { fill: inks.red, weight: 600 })
  );
}

/** One card out of the box. 760 by 560. */
export function card(): string {
  const years = ['18', '19', '20', '21', '22', '23'];
  return (
    sheet(760, 560, inks.cream) +
    stroke('M0 124H760', inks.red, 3) +
    rules(760, 184, 58, 7) +
    hand(36, 104, 54, 'Ordway, Gilead Brook', { weight: 600 }) +
    text(728, 98, 44, '0611', { anchor: 'end', fill: inks.pencil }) +
    hand(36, 174, 48, 'Clay flue 8 x 8, cap loose') +
    hand(36, 232, 48, 'Dog. Likes Arlo. Not Josie.') +
    hand(36, 290, 48, 'NOT before coffee (hers)', { fill: inks.red }) +
    hand(36, 348, 48, 'Pays in October, or squash', { fill: inks.pencil }) +
    years
      .map(
        (year, i) =>
          box(
            36 + i * 116,
            400,
            104,
            120,
            4,
            inks.cream,
            `stroke="${inks.pencil}" stroke-width="3"`,
          ) +
          text(46 + i * 116, 440, 44, `’${year}`, { fill: inks.pencil }) +
          (i === 3 ? hand(44 + i * 116, 500, 38, 'away') : tick(72 + i * 116, 488)),
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
    hand(44, y, 43, words) + bundle(y + 20, n) + hand(550, y + 66, 60, `${n}`, { weight: 600 });
  return (
    sheet(640, 760, inks.white) +
    rules(640, 104, 50, 13, '#dfe7ea') +
    hand(44, 94, 46, 'Van 2, Feb 13, all day', { weight: 600, fill: inks.pencil }) +
    row(170, 'When are you in our town?', 19) +
    row(312, 'Did you do us last year?', 11) +
    row(454, 'Have to change the day', 9) +
    row(596, 'Smoke in the house', 3) +
    hand(44, 732, 42, '8 of 42 taken on a ladder', { fill: inks.red, weight: 600 })
  );
}
