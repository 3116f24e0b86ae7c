/** One sheet of cut paper, as it is laid on what lies there already. Lengths are pixels of the board. */
export interface Sheet {
  /** Its outline, as a path of absolute `M`, `L` and `Z` alone. */
  readonly d: string;
  /** `#rrggbb`. */
  readonly fill: string;
  /** How high it lies over what is below: its shadow is that long. */
  readonly lift?: number;
  /** How rough it is; left out: like all others. */
  readonly grain?: number;
  /** How much its edges bend towards the light; left out: a little. */
  readonly curl?: number;
}
