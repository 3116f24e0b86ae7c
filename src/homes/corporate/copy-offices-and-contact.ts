import { mechanicsText } from './offices.ts';

/** Copy of the sections with offices, jobs and the contact form. */
export const officesAndContactCopy = {
  offices: {
    id: 'offices',
    floor: '2',
    offices: {
      heading: 'Five offices',
      items: [
        {
          city: 'Buffalo',
          street: '240 Seneca Street',
          mechanics: mechanicsText('Buffalo'),
          phone: { title: '(716) 555-0112', link: 'tel:+17165550112' },
        },
        {
          city: 'Cleveland',
          street: '19 Superior Viaduct',
          mechanics: mechanicsText('Cleveland'),
          phone: { title: '(216) 555-0113', link: 'tel:+12165550113' },
        },
        {
          city: 'Pittsburgh',
          street: '7 Smallman Street',
          mechanics: mechanicsText('Pittsburgh'),
          phone: { title: '(412) 555-0114', link: 'tel:+14125550114' },
        },
        {
          city: 'Rochester',
          street: '88 Mill Street',
          mechanics: mechanicsText('Rochester'),
          phone: { title: '(585) 555-0115', link: 'tel:+15855550115' },
        },
        {
          city: 'Erie',
          street: '3 Dobbins Landing',
          mechanics: mechanicsText('Erie'),
          phone: { title: '(814) 555-0116', link: 'tel:+18145550116' },
        },
      ],
      note: 'All five open at 8 am, on the ground floor, with a ramp.',
    },
    jobs: {
      heading: 'Five openings, pay stated',
      lead: 'The job sets the pay. It is not negotiated. Apprentices are paid from the first day. Nobody works alone in a shaft.',
      caption: 'Openings with their city and pay',
      columns: ['Job', 'City', 'Pay a year'],
      items: [
        {
          title: 'Night mechanic',
          note: 'Eleven nights a month, crews of two',
          city: 'Cleveland',
          pay: '$94,000',
        },
        {
          title: 'Door mechanic',
          note: '122 of 212 cars are done, 90 are not',
          city: 'Buffalo',
          pay: '$81,500',
        },
        {
          title: 'Apprentice',
          note: 'Six places, four years, license at the end',
          city: 'All five',
          pay: '$46,000',
        },
        {
          title: 'Dispatcher',
          note: 'Speaks with riders until the crew arrives',
          city: 'Erie',
          pay: '$63,000',
        },
        {
          title: 'Head of pay',
          note: 'Reports to the board',
          city: 'Buffalo',
          pay: '$118,000',
        },
      ],
      applyLink: { title: 'Apply for an opening', link: '#pit' },
    },
  },
  contact: {
    id: 'pit',
    floor: 'P',
    heading: 'One desk for each matter.',
    lead: 'Choose a desk. The person at it reads your message and answers within one business day. Emergencies go by telephone.',
    desks: [
      {
        title: 'In a stopped car',
        text: 'Press the bell. An operator answers at once and stays on the line. A crew arrives in 24 minutes on average.',
        phone: { title: '(716) 555-0119', link: 'tel:+17165550119' },
      },
      {
        title: 'Press',
        text: 'Odile Marchetti answers until 10 pm, seven days a week. Figures are confirmed the same day.',
        phone: { title: '(716) 555-0127', link: 'tel:+17165550127' },
        email: {
          title: 'press@plumb-elevator.example',
          link: 'mailto:press@plumb-elevator.example',
        },
      },
      {
        title: 'Shareholders',
        text: 'Bernard Uhl keeps the register. A transfer takes two days.',
        phone: { title: '(716) 555-0131', link: 'tel:+17165550131' },
      },
    ],
  },
} as const;
