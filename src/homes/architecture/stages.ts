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
    text: 'We visit where you live now, after dark, and see which rooms you use.',
  },
  {
    title: 'Drawing',
    from: 2,
    to: 8,
    share: 40,
    text: 'One design, not three to choose from. You live with a paper model on your kitchen table for a month, and move the walls with a knife.',
  },
  {
    title: 'Permit and price',
    from: 8,
    to: 11,
    share: 15,
    text: 'Three builders price the same forty drawings. We read their sums with you.',
  },
  {
    title: 'Building',
    from: 11,
    to: 24,
    share: 30,
    text: 'One of us is on site each Tuesday with boots on. What we drew wrong we draw again, unpaid.',
  },
  {
    title: 'Until the second winter',
    from: 24,
    to: 36,
    share: 10,
    text: 'We come back when every door has swollen once. Only then is the last tenth due.',
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
