/** A stage of a commission: its months from the first call on, and its share of the fee in percent. */
export interface Stage {
  title: string;
  from: number;
  to: number;
  share: number;
  text: string;
}

/** The fee, as a share of the builder's costs. */
export const feeShare = 0.11;

export const stages: readonly Stage[] = [
  {
    title: 'Two evenings',
    from: 0,
    to: 2,
    share: 5,
    text: 'The present house, visited after dark. Rooms in use, counted.',
  },
  {
    title: 'Drawing',
    from: 2,
    to: 8,
    share: 40,
    text: 'One design. Plans, sections, a paper model at one to fifty; four weeks on the kitchen table, walls movable.',
  },
  {
    title: 'Permit and price',
    from: 8,
    to: 11,
    share: 15,
    text: 'Forty drawings. Three builders, three sealed prices.',
  },
  {
    title: 'Building',
    from: 11,
    to: 24,
    share: 30,
    text: 'Thirteen months, fifty-six Tuesdays on site. Footings, frame, roof, glass, stair.',
  },
  {
    title: 'Until the second winter',
    from: 24,
    to: 36,
    share: 10,
    text: 'Two heating seasons. Every door, every sash. Then the last tenth.',
  },
];

/** Returns the cost of each stage in whole dollars; together exactly the fee of a building cost. */
export function feeParts(cost: number, all: readonly Stage[] = stages): number[] {
  const fee = Math.round(cost * feeShare);
  let shares = 0;
  let paid = 0;
  return all.map(({ share }) => {
    shares += share;
    const part = Math.round((fee * shares) / 100) - paid;
    paid += part;
    return part;
  });
}
