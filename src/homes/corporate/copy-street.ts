import { mechanicsAt } from './offices.ts';

/** Copy of the street with its offices and jobs, and of the pit. */
export const streetCopy = {
  offices: {
    id: 'offices',
    floor: '2',
    offices: {
      heading: 'Five doors',
      list: [
        {
          city: 'Buffalo',
          street: '240 Seneca Street',
          mechanics: mechanicsAt('Buffalo'),
          phone: { title: '(716) 555-0112', link: 'tel:+17165550112' },
        },
        {
          city: 'Cleveland',
          street: '19 Superior Viaduct',
          mechanics: mechanicsAt('Cleveland'),
          phone: { title: '(216) 555-0113', link: 'tel:+12165550113' },
        },
        {
          city: 'Pittsburgh',
          street: '7 Smallman Street',
          mechanics: mechanicsAt('Pittsburgh'),
          phone: { title: '(412) 555-0114', link: 'tel:+14125550114' },
        },
        {
          city: 'Rochester',
          street: '88 Mill Street',
          mechanics: mechanicsAt('Rochester'),
          phone: { title: '(585) 555-0115', link: 'tel:+15855550115' },
        },
        {
          city: 'Erie',
          street: '3 Dobbins Landing',
          mechanics: mechanicsAt('Erie'),
          phone: { title: '(814) 555-0116', link: 'tel:+18145550116' },
        },
      ],
      sum: 'All five on the ground floor: people who carry motors like it so.',
    },
    jobs: {
      heading: 'Work that hangs by a rope',
      lead: 'Pay stands with the job, and is the same for whoever gets it. Apprentices are paid from the first morning.',
      caption: 'Openings with their city and pay',
      heads: ['Job', 'City', 'Pay a year'],
      list: [
        {
          title: 'Night mechanic',
          why: 'Eleven nights a month, never alone in a shaft',
          city: 'Cleveland',
          pay: '$94,000',
        },
        {
          title: 'Door mechanic',
          why: '90 of 212 cars are still to be done',
          city: 'Buffalo',
          pay: '$81,500',
        },
        {
          title: 'Apprentice',
          why: 'Four years; six are wanted; no fear of heights, some of depths',
          city: 'All five',
          pay: '$46,000',
        },
        {
          title: 'Dispatcher',
          why: 'Talks to people in stuck cars until we are there',
          city: 'Erie',
          pay: '$63,000',
        },
        {
          title: 'Head of pay',
          why: 'Knows what nine times something is',
          city: 'Buffalo',
          pay: '$118,000',
        },
      ],
      ask: { title: 'Ask about one of them', link: '#pit' },
    },
  },
  pit: {
    id: 'pit',
    floor: 'P',
    heading: 'Every line ends somewhere.',
    lead: 'This is the pit, four feet under the street. Whoever stands at the desk you choose reads what you write, and nobody else.',
    desks: [
      {
        title: 'You are stuck',
        text: 'Press the bell in the car; it rings here too. Somebody talks to you until we come, in 24 minutes on average.',
        phone: { title: '(716) 555-0119', link: 'tel:+17165550119' },
      },
      {
        title: 'You write for a paper',
        text: 'Odile Marchetti picks up until ten at night. She does not say “no comment”; she says “I do not know yet”.',
        phone: { title: '(716) 555-0127', link: 'tel:+17165550127' },
        email: {
          title: 'press@plumb-elevator.example',
          link: 'mailto:press@plumb-elevator.example',
        },
      },
      {
        title: 'You hold shares',
        text: 'Bernard Uhl keeps the register, by hand and by computer. They agree.',
        phone: { title: '(716) 555-0131', link: 'tel:+17165550131' },
      },
    ],
  },
} as const;
