import type { Mode } from './route.ts';

/** Copy of a route: list, map and totals. Placeholders are in braces. */
export interface RouteCopy {
  label: string;
  mapLabel: string;
  day: string;
  ride: Readonly<Record<Mode, string>>;
  /** Appended to a ride with nights on board. */
  overnight: string;
  stay: { one: string; many: string };
  /** Heading and text under the map while no stop is selected. */
  summary: string;
  summaryHint: string;
  startText: string;
  previousLabel: string;
  nextLabel: string;
  printLabel: string;
  totals: {
    heading: string;
    kinds: Readonly<Record<Mode, string>>;
    total: string;
    columns: readonly string[];
    note: string;
  };
}
