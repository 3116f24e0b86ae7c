import type { Firm } from '../../content/firm.ts';

/** The engravers of `/home-creative-portfolio`: name, logo, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Face Value',
    link: '/home-creative-portfolio',
    label: 'Face Value, to the top of the page',
  },
  // A stamp with three perforations per side, and a lozenge in it.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M6 6H13A5 5 0 0 0 23 6H27A5 5 0 0 0 37 6H41A5 5 0 0 0 51 6H58V13A5 5 0 0 0 58 23V27A5 5 0 0 0 58 37V41A5 5 0 0 0 58 51V58H51A5 5 0 0 0 41 58H37A5 5 0 0 0 27 58H23A5 5 0 0 0 13 58H6V51A5 5 0 0 0 6 41V37A5 5 0 0 0 6 27V23A5 5 0 0 0 6 13ZM32 18 22 32 32 46 42 32Z',
  },
  // A mail carrier's satchel.
  cartIcon:
    'M4 10h16v9.5H4zM4 10c0 4 3 5.5 8 5.5s8-1.5 8-5.5M8 10V8a4 4 0 0 1 8 0v2M11 14.5h2v2.5h-2z',
  legalName: 'Face Value, G. and R. Tafoya',
  founded: 2011,
  address: {
    street: '302 West Yankie Street, the old post office',
    city: 'Silver City',
    region: 'NM',
    postalCode: '88061',
  },
  hours: 'Weekdays from four, Saturdays from ten',
  contacts: {
    phone: { title: '(575) 555-0137', link: 'tel:+15755550137' },
    email: 'owe@facevalue.example',
  },
  registration: {
    title: 'Business registration, Town of Silver City',
    number: 'No. 2011-0311',
    link: 'https://register.example/2011-0311',
  },
  menu: [
    { title: 'Nine stamps', link: '#bench' },
    { title: 'Came back', link: '#back' },
    { title: 'Steel', link: '#steel' },
    { title: 'Your word', link: '#word-of-yours' },
    { title: 'Prices', link: '#sheet' },
    { title: 'Window', link: '#window' },
  ],
} satisfies Firm;
