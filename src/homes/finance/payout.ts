/** Terms of a payout. Rates are fractions. */
export interface Payout {
  sum: number;
  years: number;
  rate: number;
  fee: number;
}

/** Returns the monthly payment of an annuity that uses up the sum, in dollars. */
export function monthlyPayout({ sum, years, rate, fee }: Payout): number {
  const months = years * 12;
  const share = ((1 + rate) * (1 - fee)) ** (1 / 12) - 1;
  return share === 0 ? sum / months : (sum * share) / (1 - (1 + share) ** -months);
}
