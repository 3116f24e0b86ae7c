/** Costs of an item over three years, in dollars: for staying, and for moving. */
export interface CostLine {
  name: string;
  /** Explanation of how the sums are calculated. */
  calculation: string;
  stay: number;
  move: number;
}

/** Months of three years. */
export const months = 36;
const hours = 3 * 365 * 24;

/** Returns the cost of electricity for a machine over three years, in whole dollars. */
export const powerCost = (watts: number, centsPerKilowattHour: number): number =>
  Math.round((watts * hours * centsPerKilowattHour) / 100_000);

/** Returns the total of one column, in dollars. */
export const columnTotal = (lines: readonly CostLine[], column: 'stay' | 'move'): number =>
  lines.reduce((sum, line) => sum + line[column], 0);
