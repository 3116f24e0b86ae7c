import type { Firm } from '../../content/firm.ts';

/** The diary of `/home-lifestyle-blog`: name, logo, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Ten to Six',
    link: '/home-lifestyle-blog',
    label: 'Ten to Six, to the top of the page',
  },
  // A brush stroke with clock hands at ten to six.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M31 3C41 1 52 7 57 17C62 27 61 41 54 50C46 60 33 62 21 59C9 55 2 45 3 33C4 24 7 19 11 13C16 7 23 4 31 3ZM29.6 33.6L12.4 22.4L10.8 25L28.8 36.4L31 55.6L35.4 55.2L33.4 33.4A3.2 3.2 0 0 0 29.6 33.6Z',
  },
  // A lunch box.
  cartIcon: 'M4 9.5h16V20H4zM9 9.5V7a3 3 0 0 1 6 0v2.5M4 13.5h16M10.5 12.2h3v2.8h-3z',
  legalName: 'Nell Ostrander',
  founded: 2016,
  address: {
    street: '118 River Street',
    city: 'Bethel',
    region: 'VT',
    postalCode: '05032',
  },
  hours: 'from four in the afternoon',
  contacts: {
    phone: { title: '(802) 555-0164', link: 'tel:+18025550164' },
    email: 'nell@tentosix.example',
  },
  registration: {
    title: 'Registered trade name',
    number: 'No. 2016-0413',
    link: 'https://register.example/2016-0413',
  },
  menu: [
    { title: 'The week', link: '#week' },
    { title: 'Food', link: '#food' },
    { title: 'A walk', link: '#walk' },
    { title: 'Paint', link: '#paint' },
    { title: 'Reading', link: '#reading' },
    { title: 'A morning of yours', link: '#yours' },
  ],
  footer: {
    letter: {
      copy: {
        greeting: 'Good morning,',
        beforeName: 'The brushes of',
        beforeAddress: 'stand in a jam jar at',
        beforePhone: 'Ring',
        beforeHours: 'on a school day',
        afterHours: 'when the bus is back, or',
        beforeEmail: 'write to',
        beforeFirstLink: 'Higher up on this page are',
        beforeSecondLink: 'and',
        beforeProfiles: 'Single sheets get about on',
        closing: 'Until tomorrow at ten to six,',
      },
    },
  },
} satisfies Firm;
