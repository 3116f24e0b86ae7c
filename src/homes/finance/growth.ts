/** Savings plan. Rates are fractions: 0.04 is four percent. */
export interface Plan {
  /** Initial deposit in dollars. */
  start: number;
  /** Monthly payment in dollars, at the end of the month. */
  monthly: number;
  years: number;
  /** Yearly return before the fee, above inflation. */
  rate: number;
  /** Yearly fee of the fund, on the whole balance. */
  fee: number;
}

/** State of a plan at the end of a year; year 0 is the beginning. */
export interface YearEnd {
  year: number;
  /** Sum of all payments. */
  paid: number;
  balance: number;
  /** Result of the same payments without any fee. */
  feeless: number;
}

/** Returns the monthly rate that compounds to the yearly return after the fee. */
const monthlyShare = (rate: number, fee: number) => ((1 + rate) * (1 - fee)) ** (1 / 12) - 1;

/** Computes a plan month by month: interest on the balance, then the payment. */
export function growth({ start, monthly, years, rate, fee }: Plan): YearEnd[] {
  const share = monthlyShare(rate, fee);
  const fullShare = monthlyShare(rate, 0);
  const ends: YearEnd[] = [{ year: 0, paid: start, balance: start, feeless: start }];
  let [paid, balance, feeless] = [start, start, start];
  for (let month = 1; month <= years * 12; month += 1) {
    paid += monthly;
    balance += balance * share + monthly;
    feeless += feeless * fullShare + monthly;
    if (month % 12 === 0) ends.push({ year: month / 12, paid, balance, feeless });
  }
  return ends;
}
