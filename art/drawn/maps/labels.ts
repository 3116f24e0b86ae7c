import { text } from '../svg.ts';

const waterInk = '#2d6478';

const label = (x: number, y: number, words: string, turn = 0, size = 21, fill = '#4a574f') =>
  text(x, y, size, words, {
    fill,
    weight: 550,
    more: `transform="rotate(${turn} ${x} ${y})" stroke="#f6f3ec" stroke-width="4" paint-order="stroke"`,
  });

/** Names on the wide map. */
export const wideLabels = [
  label(268, 318, 'Lark River', 36, 24, waterInk),
  label(1130, 796, 'Lark River', 17, 24, waterInk),
  label(792, 566, 'Mill race', 47, 19, waterInk),
  label(1010, 300, 'Main Street', 88, 19),
  label(300, 106, 'Church Street', 2),
  label(1330, 540, 'Station Road', 3),
  label(500, 972, 'Orchard Road', -4),
  label(1080, 394, 'Town green'),
  label(1200, 626, 'Station'),
  label(1400, 632, 'To Burlington, 24 mi', 6, 19),
  label(846, 420, 'Parking', 8, 19),
  label(560, 604, 'Mill island', 0, 19),
  label(150, 1244, 'Orchards', 0, 19),
].join('');

/** Names on the upright map, which is shown smaller: larger, and none that its edges would cut. */
export const narrowLabels = [
  label(586, 656, 'Lark River', 34, 28, waterInk),
  label(788, 548, 'Mill race', 42, 26, waterInk),
  label(1008, 214, 'Main Street', 88, 26),
  label(500, 966, 'Orchard Road', -4, 28),
  label(1046, 396, 'Town green', 0, 24),
  label(844, 424, 'Parking', 14, 26),
].join('');
