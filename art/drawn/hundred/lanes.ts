import { adBudgetExample } from '../../../src/company/digital-marketing/ad-budget-example.ts';
import { costOf } from '../../../src/company/digital-marketing/ad-budget-sums.ts';
import type { Channel } from '../../../src/company/digital-marketing/channel.ts';
import { palette as p } from '../palette.ts';

/** Which way the banknote runs: along the street, or down a phone. */
export type Direction = 'right' | 'down';

/** A strip of the hundred: where it lies across the note, where it ends. */
export interface Lane {
  way: Channel;
  /** From the near edge of the note, in units of the drawing. */
  from: number;
  to: number;
  colour: string;
}

/** Colours of the strips, from the one that leaves first. */
const colours: Readonly<Record<Channel['id'], string>> = {
  far: p.fieldDeep,
  wrong: p.field,
  nobody: '#2f7a5b',
  yours: p.field,
  slow: p.fieldDeep,
  read: '#c98d1c',
  called: p.vermilion,
};

/**
 * The strips of the first month, `scale` units to a dollar. The one that leaves last lies at the near
 * edge. The change, 18 cents, is thinner than a line: it lies beside the note as coins.
 */
export function lanes(scale: number): readonly Lane[] {
  let from = 0;
  const laid = [...adBudgetExample.channels].reverse().map((way) => {
    const to = from + (costOf(way, 0) / 100) * scale;
    const lane = { way, from, to, colour: colours[way.id] };
    from = to;
    return lane;
  });
  return laid.reverse();
}

/** Points of a path, turned over for a note that runs down. */
const pen =
  (direction: Direction) =>
  (along: number, across: number): string =>
    direction === 'right' ? `${along} ${across}` : `${across} ${along}`;

/**
 * One strip: straight along the note, a quarter of a turn away from it, straight on to its end.
 * @param along Where the middle of the strip stands after its turn.
 * @param end How far it then goes.
 */
export function lanePath(
  { from, to }: Lane,
  direction: Direction,
  [start, edge]: readonly [along: number, across: number],
  along: number,
  end: number,
): string {
  const at = pen(direction);
  const wide = to - from;
  const inner = 26;
  const outer = inner + wide;
  const turn = along - inner - wide / 2;
  const [near, far] = [edge + from, edge + to];
  const [sweep, back] = direction === 'right' ? [1, 0] : [0, 1];
  return [
    `M${at(start, near)}`,
    `L${at(turn, near)}`,
    `A${outer} ${outer} 0 0 ${sweep} ${at(turn + outer, far + inner)}`,
    `L${at(turn + outer, end)}`,
    `L${at(turn + inner, end)}`,
    `L${at(turn + inner, far + inner)}`,
    `A${inner} ${inner} 0 0 ${back} ${at(turn, far)}`,
    `L${at(start, far)}Z`,
  ].join('');
}
