import type { Mode } from './route.ts';

/** Copy of the route: its list, its map, its sums. Placeholders in braces are filled in. */
export interface RouteCopy {
  label: string;
  mapLabel: string;
  day: string;
  by: Readonly<Record<Mode, string>>;
  /** After a ride that goes through the night. */
  aboard: string;
  stay: { one: string; many: string };
  /** Under the map while nothing is chosen. */
  whole: string;
  /** Under that. */
  hint: string;
  start: string;
  back: string;
  on: string;
  print: string;
  sums: {
    heading: string;
    kinds: Readonly<Record<Mode, string>>;
    all: string;
    columns: readonly string[];
    note: string;
  };
}
