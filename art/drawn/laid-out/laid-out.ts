import type { Drawing } from '../drawing.ts';
import { drawingsOf } from '../drawings-of.ts';
import { emptyBoard, emptySize, narrowSize, tipped, tippedNarrow, tippedSize } from './boards.ts';
import { names, namesNarrow, namesNarrowSize, nameWidths } from './names.ts';
import { roll, rolled, rollSize } from './rolls.ts';
import {
  acreNarrowSize,
  acreSize,
  acreTray,
  acreTrayNarrow,
  fieldNarrowSize,
  fieldSize,
  fieldTray,
  fieldTrayNarrow,
  seedSize,
  seedTray,
} from './trays.ts';

const lot = drawingsOf('laid', 'laid-out');

const nameRows = [
  [
    'name',
    'A luggage tag on a red string, .com written on it',
    'One large luggage tag on a red string, and on it .com',
  ],
  [
    'name-mail',
    'The same tag with arrows to three envelopes, and three stamps: SPF, DKIM, DMARC',
    'The same tag, below it arrows down to three envelopes, and three stamps: SPF, DKIM, DMARC',
  ],
  [
    'name-watched',
    'Tag, envelopes and stamps, three badges with an eye on each, and a phone with a message on it',
    'Tag, envelopes and stamps one below the other, then three badges with an eye, and a phone with a message',
  ],
] as const;

/** A name with more and more beside it, and on a phone below it. */
function named(how: 1 | 2 | 3): Drawing[] {
  const [name, alt, altNarrow] = nameRows[how - 1] ?? nameRows[0];
  const narrow = `laid-${name}-narrow`;
  return [
    lot(name, alt, [nameWidths[how - 1] ?? 520, 400], () => names(how), { narrow }),
    lot(`${name}-narrow`, altNarrow, namesNarrowSize(how), () => namesNarrow(how)),
  ];
}

/** Goods that a price buys, laid out on a bench from above, each of them drawn once. */
export const laidOut: readonly Drawing[] = [
  lot(
    'acre-tipped',
    'A price tag, $19.99 per month, and round it in order: ten tags, fifty envelopes, four drives, a copy, a seal, a card of holes',
    tippedSize,
    tipped,
    { firstScreen: true, narrow: 'laid-acre-tipped-narrow' },
  ),
  lot(
    'acre-tipped-narrow',
    'A price tag, $19.99 per month, and below it: ten tags, fifty envelopes, four drives, a copy, a seal, a card of holes',
    narrowSize,
    tippedNarrow,
    { firstScreen: true },
  ),
  lot(
    'seed',
    'A small tray: five name tags, ten envelopes, one drive marked 20 GB, a seal, and fourteen tokens with a moon on each',
    seedSize,
    seedTray,
  ),
  lot(
    'acre',
    'A larger tray: ten name tags, fifty envelopes, four drives, a page under tracing paper, a seal, a card with 720 holes',
    acreSize,
    acreTray,
    { narrow: 'laid-acre-narrow' },
  ),
  lot(
    'acre-narrow',
    'A tray twice as long: ten name tags, fifty envelopes, four drives, a page under tracing paper, a seal, a card with 720 holes',
    acreNarrowSize,
    acreTrayNarrow,
  ),
  lot(
    'field',
    'The largest tray: twenty tags, ten drives, two cards, two machines, a red receiver, and envelopes that run out over its rim',
    fieldSize,
    fieldTray,
    { narrow: 'laid-field-narrow' },
  ),
  lot(
    'field-narrow',
    'The longest tray: twenty tags, ten drives, two cards, two machines, a red receiver, and envelopes that run out over its rim',
    fieldNarrowSize,
    fieldTrayNarrow,
  ),
  lot(
    'roll-upkeep',
    'A canvas tool roll with five numbered pockets: wrench, flashlight, pliers, brush and screwdriver',
    rollSize(rolled.upkeep),
    () => roll(rolled.upkeep),
  ),
  lot(
    'roll-building',
    'A canvas tool roll with nine numbered pockets: hammer, chisel, saw and square, then the five of the smaller roll',
    rollSize(rolled.building),
    () => roll(rolled.building),
  ),
  lot(
    'roll-words',
    'A canvas tool roll with seven numbered pockets: pencils, a pen, scissors, a ruler, a magnifying glass and a brush',
    rollSize(rolled.words),
    () => roll(rolled.words),
  ),
  ...([1, 2, 3] as const).flatMap((how) => named(how)),
  lot(
    'empty-board',
    'A tall peg board with the white outlines of eight tools and a nail over each; no tool hangs on the nails',
    emptySize(2),
    () => emptyBoard(2),
    { alpha: false, narrow: 'laid-empty-board-narrow' },
  ),
  lot(
    'empty-board-narrow',
    'A wide peg board with the white outlines of eight tools and a nail over each; no tool hangs on the nails',
    emptySize(4),
    () => emptyBoard(4),
    { alpha: false },
  ),
];
