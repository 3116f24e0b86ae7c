import { addressLines } from '../../content/address-lines.ts';
import { firm } from './firm.ts';
import { growth, type YearEnd } from './growth.ts';
import { dollars, percent, roundDollars } from './money.ts';
import { monthlyFrom } from './payout.ts';
import { maxDrawdown, medianPath, otherPaths } from './sample-paths.ts';
import { counterFee, firstAge, ourFee, samplePlan } from './terms.ts';

const { monthly, years } = samplePlan;
const { quarters, years: changes } = medianPath;
const drawdown = maxDrawdown(quarters);
const ends = quarters.at(-1) ?? 0;
const paid = monthly * 12 * years;
const lastAge = firstAge + years;

const endOf = (fee: number) => growth({ ...samplePlan, fee }).at(-1) as YearEnd;
const ours = endOf(ourFee);
const theirs = endOf(counterFee);
const grown = ours.feeless - paid;
const left = ours.balance - theirs.balance;

const cold = changes.filter((change) => change < 0).length;
const worst = Math.min(...changes);
const best = Math.max(...changes);
const whole = (change: number) => Math.round(Math.abs(change) * 100);

/** Rests more than it grows: half of the return that savers count on. */
const restingRate = samplePlan.rate / 2;
const payout = (last: number) =>
  monthlyFrom({ sum: ours.balance, years: last, rate: restingRate, fee: ourFee });

/** Copy of `/home-finance`. No figure of the charts is typed: they come from the same code. */
export const copy = {
  hero: {
    id: 'line',
    heading: 'Forty winters is a long time. Use it.',
    lead: `${dollars(monthly)} a month into two index funds, from ${firstAge} to ${lastAge}. We mind the door, take ${percent(ourFee)} percent a year, and stay out of the way.`,
    action: { title: 'Work out your own', link: '#calculator' },
    paths: { middle: quarters, others: otherPaths, paid },
    fall: {
      quarter: drawdown.quarter,
      title: `Age ${firstAge + Math.floor(drawdown.quarter / 4)}: down ${whole(drawdown.lost)} percent`,
      text: 'We wrote to everyone. Then we did nothing, on purpose.',
    },
    end: { title: roundDollars(ends), text: `at ${lastAge}, in dollars of today` },
    paidIn: `Paid in: ${dollars(paid)}`,
    ages: Array.from({ length: 5 }, (_, index) => firstAge + index * 10),
    ageLabel: 'Age',
    caption:
      'Not history and no promise. Our planning program rolled a thousand roads for this plan; the bright one is number five hundred, the faint ones are some of its sisters.',
    summary: `A line chart of savings from age ${firstAge} to ${lastAge}: ${dollars(paid)} paid in grows, with falls of up to ${whole(drawdown.lost)} percent, to ${roundDollars(ends)}.`,
  },
  servicesBalance: {
    id: 'funds',
    heading: 'Two funds. That is the whole shop.',
    media: 'brass-balance',
    left: {
      figure: '20',
      title: 'Short bonds of the Treasury',
      text: 'Dull on purpose. This end pays the rent in a bad year, so that the other one need not be sold.',
    },
    right: {
      figure: '80',
      title: 'Every listed company on earth',
      text: 'Weighed by size, bought once, kept. This end does the growing, and all of the frightening.',
    },
    text: 'From sixty on, one percent a year moves from the right to the left. A clerk does it each December, and it takes her eleven minutes.',
  },
  stats: {
    id: 'winters',
    heading: `${cold} of the ${years} were cold.`,
    years: changes,
    firstAge,
    summary: `A bar for each year of the bright road above: ${years - cold} years of gains, the best ${whole(best)} percent, and ${cold} of losses, the worst ${whole(worst)} percent.`,
    best: `Plus ${whole(best)} percent. Nobody saw it coming, which is how they come.`,
    worst: `The coldest: minus ${whole(worst)} percent in twelve months.`,
    letter: {
      heading: 'What we do in a cold one',
      lines: [
        'We send a letter, on paper, with your sum on the first line. It says how much is gone, in how many years out of a hundred that happens, and that your December payment has just bought more of the world than your July one.',
        'We do not call with an idea. If you want to sell, we will, the same day, after you have slept on it once.',
      ],
      signed: 'House rules of 1986, numbers 4 and 5',
    },
  },
  prices: {
    id: 'the-fee',
    heading: 'The whole fee, on one slip',
    text: `The same ${dollars(monthly)}, the same ${years} years, the same two funds. Only the hand that takes is larger. Nothing else is charged here: not for coming in, not for leaving, not for asking. If somebody paid us to sell you a thing, it would have to stand on this slip.`,
    media: 'brass-scattered',
    slip: {
      head: firm.brand.title,
      place: 'Elevator Street, Duluth',
      accounts: [
        {
          title: `With us, ${percent(ourFee)} % a year`,
          lines: [
            { label: 'Paid in', amount: dollars(paid) },
            { label: 'Grown', amount: dollars(grown) },
            {
              label: 'Fee, and what it had earned',
              amount: `−${dollars(ours.feeless - ours.balance)}`,
            },
          ],
          sum: { label: 'To spend', amount: dollars(ours.balance) },
        },
        {
          title: `At a counter, ${percent(counterFee)} % a year`,
          lines: [
            {
              label: 'Fee, and what it had earned',
              amount: `−${dollars(theirs.feeless - theirs.balance)}`,
            },
          ],
          sum: { label: 'To spend', amount: dollars(theirs.balance) },
        },
      ],
      difference: { label: 'Left on the counter', amount: dollars(left) },
      foot: 'Thank you for waiting.',
    },
  },
  servicesPayouts: {
    id: 'after',
    media: 'vault-of-light',
    heading: 'And then you spend it.',
    text: `Saving is the dull half. At ${lastAge} the same sum turns round and walks back to you, a little each month, and the only question is how long it has to last.`,
    payouts: [20, 25, 30, 35].map((last) => ({ years: `For ${last} years`, amount: payout(last) })),
    perMonth: 'a month',
    note: `${dollars(ours.balance)} from the plan above, used up to the last cent at ${percent(restingRate)} percent above inflation, after our fee. It rests by then more than it grows, so we count on half.`,
  },
  team: {
    id: 'people',
    heading: 'Five people, one door',
    media: 'engraved-bond',
    caption:
      'The certificate that every saver gets on the first day. It is worth nothing, and most people frame it.',
    people: [
      {
        name: 'Marit Aune',
        text: 'opened the door in 1986, after nine years of keeping books for the harbor pilots, and still has the key.',
        phone: { title: '555-0141', link: 'tel:+12185550141' },
      },
      {
        name: 'Desta Haile',
        text: 'reads what the two funds publish, all of it, and writes you one page about it in May.',
        phone: { title: '555-0142', link: 'tel:+12185550142' },
      },
      {
        name: 'Joonas Lind',
        text: 'wrote the planning program and will tell you what it cannot know.',
        phone: { title: '555-0143', link: 'tel:+12185550143' },
      },
      {
        name: 'Rosalind Beaulieu',
        text: 'moves the money: in on the third, out within two working days.',
        phone: { title: '555-0144', link: 'tel:+12185550144' },
      },
      {
        name: 'Teddy Okafor',
        text: 'answers the phone in a cold year, when everyone calls, and has done so in four of them.',
        phone: { title: '555-0145', link: 'tel:+12185550145' },
      },
    ],
  },
  contact: {
    id: 'hour',
    heading: 'The first hour costs nothing.',
    minutes: [
      { minute: '0:00', text: 'Coffee. You say what you earn, owe and are afraid of.' },
      { minute: '0:15', text: 'We put it into the program and turn the screen to you.' },
      {
        minute: '0:40',
        text: 'If a savings account would do, we say so. For one in five it does.',
      },
      { minute: '0:55', text: 'You go home without having signed anything.' },
    ],
    media: 'engraved-rosette',
    place: addressLines(firm.address),
    formHeading: 'Ask for an hour',
  },
  now: {
    hours: `${firm.hours}.`,
    open: 'Somebody is at the door now, until {hour}.',
    later: 'The door opens today at {hour}.',
    otherDay: 'The door opens again on {day} at {hour}.',
  },
  formSubmit: 'Ask for an hour',
} as const;
