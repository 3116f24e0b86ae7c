/** Stage of a commission. */
export interface Stage {
  title: string;
  /** Month of its beginning, counted from the first call. */
  firstMonth: number;
  /** Month of its end, counted from the first call. */
  lastMonth: number;
  /** Share of the fee, in percent. */
  share: number;
  text: string;
}

/** The fee, as a share of the builder's costs. */
export const feeShare = 0.11;

export const stages: readonly Stage[] = [
  {
    title: 'Two evenings',
    firstMonth: 0,
    lastMonth: 2,
    share: 5,
    text: 'The present house, visited after dark. Rooms in use, counted.',
  },
  {
    title: 'Drawing',
    firstMonth: 2,
    lastMonth: 8,
    share: 40,
    text: 'One design. Plans, sections, a paper model at one to fifty; four weeks on the kitchen table, walls movable.',
  },
  {
    title: 'Permit and price',
    firstMonth: 8,
    lastMonth: 11,
    share: 15,
    text: 'Forty drawings. Three builders, three sealed prices.',
  },
  {
    title: 'Building',
    firstMonth: 11,
    lastMonth: 24,
    share: 30,
    text: 'Thirteen months, fifty-six Tuesdays on site. Footings, frame, roof, glass, stair.',
  },
  {
    title: 'Until the second winter',
    firstMonth: 24,
    lastMonth: 36,
    share: 10,
    text: 'Two heating seasons. Every door, every sash. Then the last tenth.',
  },
];

/** Returns the cost of each stage in whole dollars; together exactly the fee of a building cost. */
export function stageFees(cost: number, allStages: readonly Stage[] = stages): number[] {
  const fee = Math.round(cost * feeShare);
  let totalShare = 0;
  let totalPaid = 0;
  return allStages.map(({ share }) => {
    totalShare += share;
    const part = Math.round((fee * totalShare) / 100) - totalPaid;
    totalPaid += part;
    return part;
  });
}
