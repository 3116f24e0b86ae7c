/** One sheet of cut paper, which is laid on the sheets before it. Lengths are pixels of the board. */
export interface Sheet {
  /** Its outline, as a path of absolute `M`, `L` and `Z` alone. */
  readonly d: string;
  /** `#rrggbb`. */
  readonly fill: string;
  /** Height over the sheets below, and length of its shadow. */
  readonly lift?: number;
  /** Roughness; left out: like all others. */
  readonly grain?: number;
  /** Bend of its edges towards the light; left out: a little. */
  readonly curl?: number;
}
