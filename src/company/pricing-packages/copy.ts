import { formatPath } from '../../content/post-path.ts';
import { carePrices, hostingPrices, namePrices } from '../../content/prices.ts';
import { responseTimes, workingDays } from '../../content/response-times.ts';
import { lowestPrice, yearlySavings } from './plan-prices.ts';

const { monthly, yearly } = hostingPrices;

/** Copy of `/page/pricing-packages`; the prices are in `prices.ts`. */
export const copy = {
  hero: {
    img: 'laid-acre-tipped',
    heading: 'Here is the price. Count what’s in it.',
    lead: 'Every package on this page lies beside its price, down to the last envelope. What is made to measure has no package. It has a fixed sum, in writing, before we start.',
    caption:
      'Acre, tipped out: ten names, fifty mailboxes, eighty gigabytes, a copy to try things on, a certificate, and a hole for every hour that we can take you back to.',
    label: 'On this page',
    links: [
      { title: 'Hosting', detail: `from ${lowestPrice(monthly)} a month`, link: '#hosting' },
      {
        title: 'Upkeep and names',
        detail: `from ${lowestPrice(carePrices)} a month, ${lowestPrice(namePrices)} a year`,
        link: '#upkeep-and-names',
      },
      { title: 'If we are wrong', detail: 'a plan and its bill', link: '#bill' },
      { title: 'If you leave', detail: 'nothing, and how', link: '#leaving' },
    ],
  },
  hosting: {
    heading: 'Hosting, in three trays',
    lead: 'All three are drawn to one scale. A larger tray holds everything that the smaller one does, so take the smallest that your things fit into.',
    tabsLabel: 'How you pay for hosting',
    tabs: { monthly: 'MONTHLY', yearly: 'YEARLY' },
    popular: 'Taken most',
  },
  /** Names of the services, for structured data only. */
  services: { hosting: 'Hosting', upkeep: 'Upkeep', names: 'Names' },
  compare: {
    heading: 'The trays, counted',
    caption: 'Hosting plans by what is in them',
    rows: [
      { label: 'By the month', cells: monthly.map(({ price }) => price) },
      { label: 'By the year', cells: yearly.map(({ price }) => price) },
      { label: 'Saved by the year', cells: yearlySavings(hostingPrices) },
      { label: 'Domains', cells: ['5', '10', '20'] },
      { label: 'Disk space', cells: ['20 GB', '80 GB', '200 GB'] },
      { label: 'Mailboxes', cells: ['10', '50', 'no limit'] },
      { label: 'Backups', cells: ['every night', 'every hour', 'every hour, in two places'] },
      { label: 'Backups kept', cells: ['14 days', '30 days', '30 days'] },
      { label: 'Certificates', cells: ['renewed', 'renewed', 'renewed'] },
      { label: 'Staging copy', cells: ['no', 'of every site', 'of every site'] },
      { label: 'Machines', cells: ['one', 'one', 'two, in two places'] },
      {
        label: 'Somebody on the phone',
        cells: ['office hours', 'office hours', 'nights as well'],
      },
      {
        label: 'Moving your old site in',
        cells: ['with the year', 'with the year', 'with the year'],
      },
    ],
    note: 'In US dollars, before sales tax where there is one.',
  },
  upkeepAndNames: {
    heading: 'Upkeep by the month, names by the year',
    lead: 'Upkeep is time: one pocket of the roll is one hour of ours. A name is rent, and comes due once. You can have either without the other, and both without our hosting.',
    tabNotes: [
      { tabTitle: 'MONTHLY', text: `holds upkeep, from ${lowestPrice(carePrices)}` },
      { tabTitle: 'YEARLY', text: `holds domain names, from ${lowestPrice(namePrices)}` },
    ],
    tabsLabel: 'What is paid by the month, and what by the year',
    tabs: { monthly: 'MONTHLY', yearly: 'YEARLY' },
    popular: 'Taken most',
  },
  included: {
    heading: 'Never on a bill of ours',
    lead: 'A workshop paints an outline where a tool hangs, so that one sees what is gone. These eight have been gone since the first invoice.',
    items: [
      {
        title: 'A way out that costs',
        content: 'Leaving is on page six of the contract. Colette reads it to you before you sign.',
      },
      {
        title: 'A clock that runs',
        content:
          'More hours than the roll has pockets happen only after you have said yes to them.',
      },
      {
        title: 'A commission',
        content: 'Whichever shop system, registrar or bank we name, it has paid us nothing.',
      },
      {
        title: 'A cut of your sales',
        content: 'What goes through your checkout is between you and your customers.',
      },
      {
        title: 'Your customers',
        content: 'They are not counted for anyone, followed anywhere or sold to anybody.',
      },
      {
        title: 'A first place in the search',
        content: 'It is not ours to sell. Neither is it anybody else’s.',
      },
      {
        title: 'A name in our name',
        content: 'We look after it. The register says that it is yours.',
      },
      {
        title: 'A logo, a campaign, a game',
        content: 'Not because they are cheap, but because others make them well.',
      },
    ],
  },
  due: {
    heading: 'When it is due',
    items: [
      {
        title: 'Hosting by the month',
        content: 'On the day on which it starts, then on that date. By card.',
      },
      {
        title: 'Hosting or a name by the year',
        content: 'Once, for twelve months. A month before the next we write to you with the sum.',
      },
      {
        title: 'Upkeep',
        content: 'After the month, together with the page that says where its hours went.',
      },
      {
        title: 'Something built',
        content:
          'Part by part, on the Friday on which that part works. The look at the real thing is a part, too.',
      },
    ],
    note: 'Bills are payable within thirty days, by check or by transfer. If one surprises you, call before you pay it.',
  },
  leaving: {
    heading: 'What it costs to leave',
    fee: '$0',
    paragraphs: [
      `Give us thirty days’ notice, in any month, with or without a reason. Within ${workingDays(5)} you hold source, data, files and a sheet that says how to start it all elsewhere.`,
      'If you have paid for a year of hosting, the months that you used count at the monthly price, and what is left goes back to you:',
    ],
    caption: 'What comes back of a year that ends early',
    afterLabel: 'After',
    months: [3, 6, 9, 10],
    monthsLabel: 'months',
    note: 'The nine cents are no misprint. We send them.',
    action: { title: 'The clause itself, read aloud', link: formatPath('standard', 47) },
  },
  closing: {
    heading: 'Nothing here fits?',
    content: `Most things do not come in a tray. Say what yours should do and for how many people, and within ${responseTimes.message} somebody answers.`,
    action: { title: 'Ask for a figure', link: '/page/contact-us' },
  },
} as const;
