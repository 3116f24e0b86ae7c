import type { Point, Shape } from './sdf.ts';

/** A stick of split bamboo behind the cloth. */
export interface Spar {
  readonly from: Point;
  readonly to: Point;
  /** Inches. */
  readonly wide: number;
  /** Bend of its middle in the plane of the cloth, inches. */
  readonly bend?: number;
  /** Inches between cloth and stick: a larger distance makes a softer shadow. */
  readonly off?: number;
}

/** A tail that hangs down: start, length and width in inches. */
export interface Tail {
  readonly at: Point;
  readonly long: number;
  readonly wide: number;
  /** Swing to the sides, and the inches of one swing to and fro. */
  readonly sway: number;
  readonly period: number;
  readonly seed: number;
  readonly kind: 'ribbon' | 'rope';
}

/** A kite as it is cut: one cloth in layers, its seams, its frame. Inches. */
export interface KitePlan {
  readonly outline: Shape;
  /** Half of the frame's width and height, tails left out. */
  readonly reach: Point;
  /** Further layers of the same cloth, each sewn onto all of those before. */
  readonly layers: readonly Shape[];
  /** Seams between two widths of cloth. */
  readonly seams: readonly (readonly [Point, Point])[];
  readonly spars: readonly Spar[];
  /** Reinforcement where a stick ends. */
  readonly patches: readonly Point[];
  readonly patchSize: number;
  /** Share of red, green and blue that one layer lets through, linear. */
  readonly cloth: readonly [number, number, number];
  readonly weave: 'ripstop' | 'cotton';
  /** Depth of the belly between two sticks, inches. */
  readonly belly: number;
  readonly tails: readonly Tail[];
  /** Legs of the bridle, and the point where they meet. */
  readonly legs: readonly Point[];
  readonly tow: Point;
  /** A pale cord, for a kite that hangs before a dark air. */
  readonly paleLegs?: boolean;
  /** Slits that let wind through. */
  readonly vents?: Shape;
  readonly seed: number;
}

/** The sun behind a cloth. */
export interface Sun {
  /** Inches from the middle of the kite. */
  readonly at: Point;
  /** Inches until its glare has faded. */
  readonly wide: number;
  readonly strength: number;
}
