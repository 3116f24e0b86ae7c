/** Parameters of the simulation: every month a payment, and a return out of a bell curve. */
export interface RollOptions {
  monthly: number;
  years: number;
  /** Mean return of a year above inflation, and how far years stray from it. */
  mean: number;
  spread: number;
  /** Number of roads, and the seed. */
  count: number;
  seed: number;
}

/** One road: the balance at the end of each quarter, from 0, and the worst fall on the way. */
export interface Road {
  quarters: number[];
  /** Return of each year, 0.07 for seven percent. */
  years: number[];
}

/** Numbers from 0 to 1, the same at every build (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a draw from the standard bell curve (Box and Muller). */
const bell = (roll: () => number) =>
  Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll());

function oneRoad({ monthly, years, mean, spread }: RollOptions, roll: () => number): Road {
  const drift = (Math.log(1 + mean) - spread ** 2 / 2) / 12;
  const road: Road = { quarters: [0], years: [] };
  let balance = 0;
  let year = 1;
  for (let month = 1; month <= years * 12; month += 1) {
    const change = Math.exp(drift + (spread / Math.sqrt(12)) * bell(roll));
    balance = balance * change + monthly;
    year *= change;
    if (month % 3 === 0) road.quarters.push(balance);
    if (month % 12 === 0) {
      road.years.push(year - 1);
      year = 1;
    }
  }
  return road;
}

const end = ({ quarters }: Road) => quarters.at(-1) ?? 0;

/** Returns all roads, from the one that ends lowest to the one that ends highest. */
export function rollRoads(options: RollOptions): Road[] {
  const roll = dice(options.seed);
  return Array.from({ length: options.count }, () => oneRoad(options, roll)).sort(
    (one, other) => end(one) - end(other),
  );
}
