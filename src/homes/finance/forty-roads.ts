import { type Road, rollRoads } from './roads.ts';
import { samplePlan, spread } from './terms.ts';

const { monthly, years, rate, fee } = samplePlan;

/** A thousand roads of the sample plan, rolled once when the site is built, poorest end first. */
const roads = rollRoads({
  monthly,
  years,
  mean: (1 + rate) * (1 - fee) - 1,
  spread,
  count: 1000,
  seed: 45,
});

const at = (place: number): Road => {
  const road = roads[place];
  if (!road) throw new Error(`No road ${place}: ${roads.length} were rolled.`);
  return road;
};

/** The road that five hundred end below. */
export const middleRoad = at(500);

/** Some of the others, from poor to rich; those above them leave the page. */
export const otherRoads = [20, 80, 160, 250, 340, 420, 580, 660, 750, 830, 900, 950].map(
  (place) => at(place).quarters,
);

/** Returns the deepest fall from any height so far: where it ends, and how much was gone. */
export function worstFall(quarters: readonly number[]): { quarter: number; lost: number } {
  let highest = 0;
  let worst = { quarter: 0, lost: 0 };
  quarters.forEach((balance, quarter) => {
    highest = Math.max(highest, balance);
    const lost = highest === 0 ? 0 : 1 - balance / highest;
    if (lost > worst.lost) worst = { quarter, lost };
  });
  return worst;
}
