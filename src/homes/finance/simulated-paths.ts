import { mulberry32 } from '../../content/mulberry32.ts';

/** Parameters of a Monte Carlo simulation: a payment every month, and log-normal monthly returns. */
export interface SimulationOptions {
  monthly: number;
  years: number;
  /** Mean yearly return above inflation. */
  mean: number;
  /** Standard deviation of the logarithm of the yearly return. */
  spread: number;
  /** Number of paths. */
  count: number;
  /** Seed of the random numbers. */
  seed: number;
}

/** One simulated path of a plan. */
export interface SimulatedPath {
  /** Balance at the end of each quarter, from 0. */
  quarters: number[];
  /** Return of each year, 0.07 for seven percent. */
  years: number[];
}

/** Returns a draw from the standard normal distribution (Box–Muller transform). */
const standardNormal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function simulatePath(
  { monthly, years, mean, spread }: SimulationOptions,
  random: () => number,
): SimulatedPath {
  const drift = (Math.log(1 + mean) - spread ** 2 / 2) / 12;
  const path: SimulatedPath = { quarters: [0], years: [] };
  let balance = 0;
  let year = 1;
  for (let month = 1; month <= years * 12; month += 1) {
    const change = Math.exp(drift + (spread / Math.sqrt(12)) * standardNormal(random));
    balance = balance * change + monthly;
    year *= change;
    if (month % 3 === 0) path.quarters.push(balance);
    if (month % 12 === 0) {
      path.years.push(year - 1);
      year = 1;
    }
  }
  return path;
}

const finalBalance = ({ quarters }: SimulatedPath) => quarters.at(-1) ?? 0;

/** Returns all paths, by ascending final balance. */
export function simulatePaths(options: SimulationOptions): SimulatedPath[] {
  const random = mulberry32(options.seed);
  return Array.from({ length: options.count }, () => simulatePath(options, random)).sort(
    (one, other) => finalBalance(one) - finalBalance(other),
  );
}
