import { addressLines } from '../../content/address-lines.ts';
import { firm } from './firm.ts';
import { growth, type YearEnd } from './growth.ts';
import { dollars, percent, roundDollars } from './money.ts';
import { monthlyPayout } from './payout.ts';
import { maxDrawdown, medianPath, otherPaths } from './sample-paths.ts';
import { counterFee, firstAge, ourFee, samplePlan } from './terms.ts';

const { monthly, years } = samplePlan;
const { quarters, years: changes } = medianPath;
const drawdown = maxDrawdown(quarters);
const finalBalance = quarters.at(-1) ?? 0;
const paid = monthly * 12 * years;
const lastAge = firstAge + years;

const finalYear = (fee: number) => growth({ ...samplePlan, fee }).at(-1) as YearEnd;
const ownResult = finalYear(ourFee);
const bankResult = finalYear(counterFee);
const earnings = ownResult.feeless - paid;
const feeDifference = ownResult.balance - bankResult.balance;

const lossYearCount = changes.filter((change) => change < 0).length;
const worstReturn = Math.min(...changes);
const bestReturn = Math.max(...changes);
const wholePercent = (change: number) => Math.round(Math.abs(change) * 100);

/** Yearly return during the payout: half of that while saving, since the money is safer then. */
const restingRate = samplePlan.rate / 2;
const payoutOver = (payoutYears: number) =>
  monthlyPayout({ sum: ownResult.balance, years: payoutYears, rate: restingRate, fee: ourFee });

/** Copy of `/home-finance`. No figure of the charts is typed: they come from the same code. */
export const copy = {
  hero: {
    id: 'line',
    heading: 'Forty winters of patient keeping.',
    lead: `${dollars(monthly)} a month in two index funds, from the age of ${firstAge} to ${lastAge}. We keep the account, charge ${percent(ourFee)} percent a year, and answer for both.`,
    action: { title: 'Calculate your own', link: '#calculator' },
    paths: { median: quarters, otherPaths, paid },
    drawdownLabel: {
      quarter: drawdown.quarter,
      title: `Age ${firstAge + Math.floor(drawdown.quarter / 4)}: down ${wholePercent(drawdown.lost)} percent`,
      text: 'Each saver received a letter. Nothing was sold.',
    },
    end: { title: roundDollars(finalBalance), text: `at ${lastAge}, in dollars of today` },
    paidLabel: `Paid in: ${dollars(paid)}`,
    ages: Array.from({ length: 5 }, (_, index) => firstAge + index * 10),
    ageLabel: 'Age',
    caption:
      'Neither history nor a promise. The plan was carried through a thousand simulated markets. The bright line is the one in the middle; the faint lines are others of their number.',
    summary: `A line chart of savings from age ${firstAge} to ${lastAge}: ${dollars(paid)} paid in grows, with falls of up to ${wholePercent(drawdown.lost)} percent, to ${roundDollars(finalBalance)}.`,
  },
  servicesBalance: {
    id: 'funds',
    heading: 'Two funds, held for a lifetime.',
    img: 'brass-balance',
    left: {
      figure: '20',
      title: 'Short bonds of the Treasury',
      text: 'They provide for a bad year, so that no company need be sold in one.',
    },
    right: {
      figure: '80',
      title: 'Every listed company on earth',
      text: 'Each in proportion to its size, bought once and kept. Here lies the growth, and with it the risk.',
    },
    text: 'From the age of sixty, one percent a year passes from the right side to the left. It is done in December, by two of us together, and confirmed to you in writing.',
  },
  stats: {
    id: 'winters',
    heading: `${lossYearCount} of ${years} years ended in loss.`,
    years: changes,
    firstAge,
    summary: `A bar for each year of the bright line above: ${years - lossYearCount} years of gains, the best ${wholePercent(bestReturn)} percent, and ${lossYearCount} of losses, the worst ${wholePercent(worstReturn)} percent.`,
    bestLabel: `Plus ${wholePercent(bestReturn)} percent. It could not have been foreseen.`,
    worstLabel: `The coldest winter: minus ${wholePercent(worstReturn)} percent in twelve months.`,
    letter: {
      heading: 'Our duty in a year of loss',
      lines: [
        'We write to you, on paper, with your balance on the first line. The letter states how much has been lost, in how many years of a hundred such a loss is to be expected, and what your payments have acquired since.',
        'We recommend no sale. Should you decide upon one, we carry it out on the day after your instruction, and at no charge.',
      ],
      signature: 'House rules of 1986, numbers 4 and 5',
    },
  },
  prices: {
    id: 'the-fee',
    heading: 'The whole fee, on one slip',
    text: `The same ${dollars(monthly)}, the same ${years} years, the same two funds; only the fee differs. With us nothing further is charged, neither on entering nor on leaving. We accept no commission and no other payment from any third party.`,
    img: 'brass-scattered',
    slip: {
      head: firm.brand.title,
      address: 'Elevator Street, Duluth',
      accounts: [
        {
          title: `With us, ${percent(ourFee)} % a year`,
          lines: [
            { label: 'Paid in', amount: dollars(paid) },
            { label: 'Growth', amount: dollars(earnings) },
            {
              label: 'Fee, and what it had earned',
              amount: `−${dollars(ownResult.feeless - ownResult.balance)}`,
            },
          ],
          sum: { label: 'To spend', amount: dollars(ownResult.balance) },
        },
        {
          title: `At a bank, ${percent(counterFee)} % a year`,
          lines: [
            {
              label: 'Fee, and what it had earned',
              amount: `−${dollars(bankResult.feeless - bankResult.balance)}`,
            },
          ],
          sum: { label: 'To spend', amount: dollars(bankResult.balance) },
        },
      ],
      difference: { label: 'The difference', amount: dollars(feeDifference) },
      foot: 'All sums in dollars of today',
    },
  },
  servicesPayouts: {
    id: 'after',
    img: 'vault-of-light',
    heading: 'And then it is yours.',
    text: `Saving is the first half of the undertaking. From the age of ${lastAge} the sum is returned to you, month by month, over as many years as you appoint. It has been kept for this.`,
    payouts: [20, 25, 30, 35].map((payoutYears) => ({
      years: `For ${payoutYears} years`,
      amount: payoutOver(payoutYears),
    })),
    perMonth: 'a month',
    note: `${dollars(ownResult.balance)} from the plan above, paid out in full at ${percent(restingRate)} percent above inflation, after our fee. We assume half of the earlier return, since the greater part then rests in bonds.`,
  },
  team: {
    id: 'people',
    heading: 'Five who answer for it',
    img: 'engraved-bond',
    caption:
      'The certificate that is handed to each saver on the first day, engraved in Duluth in 1986.',
    people: [
      {
        name: 'Marit Aune',
        text: 'founded the house in 1986, after nine years of keeping the books of the harbor pilots, and directs it to this day.',
        phone: { title: '555-0141', link: 'tel:+12185550141' },
      },
      {
        name: 'Desta Haile',
        text: 'examines all that the two funds publish, and renders you an account of it each May.',
        phone: { title: '555-0142', link: 'tel:+12185550142' },
      },
      {
        name: 'Joonas Lind',
        text: 'maintains the planning program, and states to you what it cannot know.',
        phone: { title: '555-0143', link: 'tel:+12185550143' },
      },
      {
        name: 'Rosalind Beaulieu',
        text: 'carries out every payment: in on the third of the month, out within two working days.',
        phone: { title: '555-0144', link: 'tel:+12185550144' },
      },
      {
        name: 'Teddy Okafor',
        text: 'receives the calls of savers in a year of loss. He has done so in four of them.',
        phone: { title: '555-0145', link: 'tel:+12185550145' },
      },
    ],
  },
  contact: {
    id: 'hour',
    heading: 'The first hour is not charged.',
    steps: [
      { numeral: 'I', text: 'You set out what you earn, what you owe, and what must not be lost.' },
      { numeral: 'II', text: 'We enter it in the program, and you see each result as we do.' },
      { numeral: 'III', text: 'Where a savings account is sufficient, you are told so.' },
      { numeral: 'IV', text: 'Nothing is signed. You decide at home, and in writing.' },
    ],
    img: 'engraved-rosette',
    address: addressLines(firm.address),
    formHeading: 'Request an hour',
  },
  now: {
    hoursText: `${firm.hours}.`,
    openText: 'The house is open now, until {hour}.',
    laterText: 'The house opens today at {hour}.',
    otherDayText: 'The house opens again on {day} at {hour}.',
  },
  formSubmit: 'Request an hour',
} as const;
