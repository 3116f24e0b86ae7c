import { askFields, paperName, stocks } from './field-names.ts';

/** The prompt of the first screen. */
export const consoleCopy = {
  files: [
    { name: 'work.rpt', id: 'work' },
    { name: 'scale.bas', id: 'listing' },
    { name: 'free.crd', id: 'free' },
    { name: 'contact.txt', id: 'contact' },
    { name: 'rates.txt', id: 'rates' },
    { name: 'haas.1', id: 'man' },
  ],
  fields: askFields,
  stocks,
  paperName,
  action: '#commands',
  logLabel: 'Printout',
  label: 'Ask me something: a word or a sentence',
  submitLabel: 'Return',
  hint: 'Tab completes a word and then moves on; after Escape it always does. Up and down bring back what you typed.',
  placeholder: 'free in march',
  initialEntry: {
    typed: 'help',
    lines: [
      'A word will do, and so will a sentence: free in march, price 3 days, weigh 214730 43000.',
      'Whatever gets printed here stands further down as well.',
    ],
  },
  keys: [
    { title: 'help', link: '#commands' },
    { title: 'work', link: '#work' },
    { title: 'rates', link: '#rates' },
    { title: 'free', link: '#free' },
    { title: 'price 3 days', link: '#rates' },
    { title: 'theme blue', link: '#paper' },
    { title: 'uptime', link: '#work' },
    { title: 'man', link: '#man' },
    { title: 'contact', link: '#contact' },
    { title: 'clear', link: '#desk' },
  ],
} as const;
