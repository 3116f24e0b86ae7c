import type { FormPart } from './form.ts';

/** Share owners; the last row is the total. */
export const owners = [
  { label: 'Ruth Aldous', value: '800' },
  { label: 'Yusuf Demir', value: '100' },
  { label: 'Desmond Achebe', value: '100' },
  { label: 'All shares', value: '1,000', isTotal: true },
] as const;

/** Income and expenses of 2025. */
export const earnings = [
  { label: 'Things built, ten of them', value: '$1,390,000' },
  { label: 'Upkeep', value: '$547,200' },
  { label: 'Hosting and names', value: '$13,800' },
  { label: 'Came in', value: '$1,951,000', isTotal: true },
  { label: 'Wages, with what belongs to them', value: '$1,598,000' },
  { label: 'House, machines, roads, insurance', value: '$206,000' },
  { label: 'Left', value: '$147,000', isTotal: true },
] as const;

/** Part B of the form: income, debts, and obligations. */
export const money: FormPart = {
  letter: 'B',
  title: 'Money',
  entries: [
    {
      question: 'What do you live on?',
      rows: earnings,
      paragraphs: [
        'That was 2025. A tenth of what was left went to everybody alike: $1,050 each. Taxes took their share of the rest, and the roof will have what remains.',
      ],
      proof: 'here',
      note: 'The prices are printed, so you can do this sum yourself.',
      action: { title: 'All prices', link: '/page/pricing-packages' },
      img: 'who-bankbook',
    },
    {
      question: 'How much of it comes from one client?',
      paragraphs: [
        'Nine dollars in a hundred, from the largest. If any one of them left tomorrow, nobody here would have to.',
      ],
      proof: 'word',
      note: 'No client would like to see this printed with a name.',
    },
    {
      question: 'Debts',
      boxes: [{ title: 'to a bank' }, { title: 'to an owner' }, { title: 'none', isChecked: true }],
      paragraphs: [
        'On the day of this form we owed $18,430 to people who had sent us bills, none of them older than thirty days. The copier is leased, at $61 a month.',
      ],
      proof: 'outside',
      note: 'A lien would stand in the state’s register. There, too, you will find none.',
    },
    {
      question: 'How long could you go on if no more money came?',
      paragraphs: ['Four months, everybody paid. In April 2018 it would have been three days.'],
      proof: 'here',
      note: 'The balance, then and now, at the foot of each year.',
      action: { title: 'Six years, six balances', link: '/page/our-story' },
    },
    {
      question: 'Does anybody pay you for naming them?',
      boxes: [{ title: 'yes' }, { title: 'no', isChecked: true }],
      paragraphs: [
        'Makers of shop systems offer between ten and twenty percent. We ask them to take it off your bill; two have.',
      ],
      proof: 'here',
      note: 'It hangs among the things that we never charge.',
      action: { title: 'Eight empty outlines', link: '/page/pricing-packages' },
    },
  ],
};
