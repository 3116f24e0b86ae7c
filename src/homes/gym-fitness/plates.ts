/** Weight plates in pounds, largest first, with their sizes in inches. */
export const plates = [
  { pounds: 45, across: 17.7, thick: 1.9 },
  { pounds: 25, across: 12.6, thick: 1.5 },
  { pounds: 10, across: 9, thick: 1.1 },
  { pounds: 5, across: 7.4, thick: 0.8 },
  { pounds: 2.5, across: 6.2, thick: 0.6 },
] as const;

export type Plate = (typeof plates)[number];

const bar = 45;

/** Returns the plates for one side of the bar at a weight, largest first. @throws if no plates add up to it. */
export function platesFor(pounds: number): Plate[] {
  let left = (pounds - bar) / 2;
  const side: Plate[] = [];
  for (const plate of plates) {
    while (left >= plate.pounds) {
      side.push(plate);
      left -= plate.pounds;
    }
  }
  if (left !== 0) throw new Error(`No plates make ${pounds} pounds.`);
  return side;
}
