import type { Firm } from '../../content/firm.ts';

/** The office of `/home-freelancer`: its name, logo, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Still Runs',
    link: '/home-freelancer',
    label: 'Still Runs, to the top of the page',
  },
  // A punched card whose holes form a command prompt.
  logo: {
    viewBox: '0 0 64 48',
    d: 'M14 2H62V46H2V14ZM14 18V26H20V18ZM24 24V32H30V24ZM14 30V38H20V30ZM36 30V38H54V30Z',
  },
  // A diskette.
  cartIcon:
    'M5.5 3h11L21 7.5v12a1.5 1.5 0 0 1-1.5 1.5h-14A1.5 1.5 0 0 1 4 19.5v-15A1.5 1.5 0 0 1 5.5 3ZM8 3v5.5h8V3M7 21v-8h11v8',
  legalName: 'Orrin Haas, Still Runs',
  founded: 2004,
  address: {
    street: '1 Yard Office Road',
    city: 'Two Harbors',
    region: 'MN',
    postalCode: '55616',
  },
  hours: 'Monday to Friday, eight to five, Central Time',
  contacts: {
    phone: { title: '(218) 555-0147', link: 'tel:+12185550147' },
    email: 'orrin@stillruns.example',
  },
  registration: {
    title: 'Assumed name, State of Minnesota',
    number: 'No. 2004-0911',
    link: 'https://register.example/2004-0911',
  },
  menu: [
    { title: 'Running', link: '#work' },
    { title: 'Listing', link: '#listing' },
    { title: 'Free days', link: '#free' },
    { title: 'Rates', link: '#rates' },
    { title: 'Manual', link: '#man' },
  ],
  footer: {
    letter: {
      copy: {
        greeting: 'END OF JOB',
        beforeName: 'This printout was made by',
        beforeAddress: 'in the old yard office,',
        beforePhone: 'If something has stopped, call',
        beforeHours: 'at any hour. For everything else,',
        afterHours: 'call then,',
        beforeEmail: 'write to',
        beforeFirstLink: 'What else is on this machine:',
        beforeSecondLink: 'and',
        beforeProfiles: 'Photographs of boats, mostly, are on',
        closing: 'Leave it running.',
      },
    },
  },
} satisfies Firm;
