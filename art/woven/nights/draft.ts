/** `#rrggbb`. */
export type Dye = `#${string}`;

/** A cloth as a weaver writes it down: what lies on top where two threads cross, and how each is dyed. */
export interface Draft {
  /** Returns true where the warp is over the weft. Ends count from the left, picks from the top. */
  over: (end: number, pick: number) => boolean;
  warp: (end: number) => Dye;
  /** Inlaid colors change along a pick, so the end is asked for as well. */
  weft: (pick: number, end: number) => Dye;
}

/** Draws up a cloth of that many threads from the record of one night, dusk at the top. */
export type Drafter = (ends: number, picks: number) => Draft;

/** Record as pencil lines: places from 0 to 1, at a share of the night from dusk to dawn. */
export type Trace = readonly ((share: number) => number)[];

/** One night: what was written down of it, and the cloth that was drawn up from that. */
export interface NightRecord {
  draft: Drafter;
  trace: Trace;
  /** Shares of the night at which something was ticked off instead of measured. */
  ticks?: readonly number[];
}

/** Remainder that stays positive, as shafts are counted. */
export const shaft = (number: number, shafts: number): number =>
  ((Math.round(number) % shafts) + shafts) % shafts;

/** Rank of a crossing in an eight-end satin, 0 to 7: the lower the rank, the sooner the weft shows. */
export const satin = (end: number, pick: number): number => shaft(end - 3 * pick, 8);
