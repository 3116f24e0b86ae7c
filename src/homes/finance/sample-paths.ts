import { type SimulatedPath, simulatePaths } from './simulated-paths.ts';
import { samplePlan, spread } from './terms.ts';

const { monthly, years, rate, fee } = samplePlan;

/** A thousand paths of the sample plan, simulated at build time, by ascending final balance. */
const paths = simulatePaths({
  monthly,
  years,
  mean: (1 + rate) * (1 - fee) - 1,
  spread,
  count: 1000,
  seed: 45,
});

const pathAt = (index: number): SimulatedPath => {
  const path = paths[index];
  if (!path) throw new Error(`No path ${index}: ${paths.length} were simulated.`);
  return path;
};

/** The path whose final balance is the median. */
export const medianPath = pathAt(500);

/** Balances of other paths, by ascending final balance; higher ones would exceed the chart. */
export const otherPaths = [20, 80, 160, 250, 340, 420, 580, 660, 750, 830, 900, 950].map(
  (index) => pathAt(index).quarters,
);

/**
 * Returns the maximum drawdown, which is the deepest fall from a previous peak: the quarter in
 * which it ends, and the lost share.
 */
export function maxDrawdown(quarters: readonly number[]): { quarter: number; lost: number } {
  let peak = 0;
  let worst = { quarter: 0, lost: 0 };
  quarters.forEach((balance, quarter) => {
    peak = Math.max(peak, balance);
    const lost = peak === 0 ? 0 : 1 - balance / peak;
    if (lost > worst.lost) worst = { quarter, lost };
  });
  return worst;
}
