/** A saver's payments and terms. Rates are shares of one: 0.04 is four percent. */
export interface Plan {
  /** Dollars at the very beginning. */
  start: number;
  /** Dollars at the end of each month. */
  monthly: number;
  years: number;
  /** Return of a year before the fee, above inflation. */
  rate: number;
  /** Yearly fee of the fund, on the whole balance. */
  fee: number;
}

/** State of a plan at the end of a year; year 0 is the beginning. */
export interface YearEnd {
  year: number;
  /** Paid in so far. */
  paid: number;
  balance: number;
  /** Result of the same payments without any fee. */
  feeless: number;
}

/** Returns the share that is added in a month, so that twelve of them make the year's return after the fee. */
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
