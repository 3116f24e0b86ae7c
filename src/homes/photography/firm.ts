import type { Firm } from '../../content/firm.ts';

/** The photographers of `/home-photography`: name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Whole Roll',
    link: '/home-photography',
    label: 'Whole Roll, to the top of the page',
  },
  // A film frame between perforations, with a hand-drawn ring.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M4 8H60V56H4ZM8 20V44H56V20ZM9 11V16H15V11ZM22 11V16H28V11ZM36 11V16H42V11ZM49 11V16H55V11ZM9 48V53H15V48ZM22 48V53H28V48ZM36 48V53H42V48ZM49 48V53H55V48ZM33 22.5C43 22 51 26 50.500 32.500C50 39 41 42 31 41.500C21 41 13.500 38 14 31.500C14.500 26 23 22.800 36 24.500L35.500 27C25 25.500 17.500 27.500 17 31.800C16.700 36 23 38.500 31.500 38.800C40 39 47 36.800 47.400 32.200C47.600 27.800 41 25 32 25.200Z',
  },
  cartIcon: 'M4 10h16v10H4zM8 10V7h8v3M9 15h6',
  legalName: 'Whole Roll, LLC',
  founded: 2011,
  address: {
    street: '316 West Western Avenue',
    city: 'Muskegon',
    region: 'MI',
    postalCode: '49440',
  },
  hours: 'Telephone from 9 am; darkroom on Thursdays',
  contacts: {
    phone: { title: '(231) 555-0168', link: 'tel:+12315550168' },
    email: 'pencil@wholeroll.example',
  },
  registration: {
    title: 'Business license, City of Muskegon',
    number: 'No. 11-0412',
    link: 'https://register.example/11-0412',
  },
  menu: [
    { title: 'The work', link: '#work' },
    { title: 'Photographers', link: '#two' },
    { title: 'Prints', link: '#prints' },
    { title: 'Fees', link: '#fees' },
    { title: 'Ask', link: '#ask' },
  ],
} satisfies Firm;
