/** Weight plates in pounds, largest first, with their sizes in inches. */
export const plates = [
  { pounds: 45, diameter: 17.7, thickness: 1.9 },
  { pounds: 25, diameter: 12.6, thickness: 1.5 },
  { pounds: 10, diameter: 9, thickness: 1.1 },
  { pounds: 5, diameter: 7.4, thickness: 0.8 },
  { pounds: 2.5, diameter: 6.2, thickness: 0.6 },
] as const;

export type Plate = (typeof plates)[number];

/** Weight of the bar without plates. */
const barPounds = 45;

/** Returns the plates for one side of the bar at a weight, largest first. @throws if no plates add up to it. */
export function platesFor(pounds: number): Plate[] {
  let remaining = (pounds - barPounds) / 2;
  const side: Plate[] = [];
  for (const plate of plates) {
    while (remaining >= plate.pounds) {
      side.push(plate);
      remaining -= plate.pounds;
    }
  }
  if (remaining !== 0) throw new Error(`No plates make ${pounds} pounds.`);
  return side;
}
