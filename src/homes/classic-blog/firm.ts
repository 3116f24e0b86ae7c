import type { Firm } from '../../content/firm.ts';

/** The copy editor of `/home-classic-blog`: name, logo, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Second Reader',
    link: '/home-classic-blog',
    label: 'Second Reader, to the top of the page',
  },
  // Proofreader's mark for “delete”.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M3 56C18 51 44 33 46 17C47 9 40 4 33 8C25 13 29 27 40 33C47 37 55 36 61 31L58 26C53 30 48 31 43 28C35 24 31 16 35 13C39 11 41 13 40 17C38 29 16 46 1 51Z',
  },
  // An envelope for manuscripts, with its string.
  cartIcon: 'M4 6h16v14H4zM4 6l8 7 8-7M12 13v3.5M10.5 16.5h3',
  legalName: 'Ada Wojcik, copy editor',
  founded: 1996,
  address: {
    street: '407 East Pike Street',
    city: 'Crawfordsville',
    region: 'IN',
    postalCode: '47933',
  },
  hours: 'Monday to Friday, 9 to 4; not while I read aloud',
  contacts: {
    phone: { title: '(765) 555-0138', link: 'tel:+17655550138' },
    email: 'ada@secondreader.example',
  },
  registration: {
    title: 'Assumed name, Montgomery County, Indiana',
    number: 'No. 1996-0214',
    link: 'https://register.example/1996-0214',
  },
  menu: [
    { title: 'The piece', link: '#piece' },
    { title: 'Index', link: '#index' },
    { title: 'Marks', link: '#marks' },
    { title: 'Errata', link: '#errata' },
    { title: 'Letters', link: '#letters' },
    { title: 'Send a page', link: '#send' },
  ],
  footer: {
    letter: {
      copy: {
        greeting: 'Colophon',
        beforeName: 'Set in Literata, and read three times, by',
        beforeAddress: 'at',
        beforePhone: 'Corrections are taken by telephone,',
        beforeHours: 'from',
        afterHours: 'and at any hour',
        beforeEmail: 'by mail to',
        beforeFirstLink: 'The pencil has been over',
        beforeSecondLink: 'and',
        beforeProfiles: 'Misprints that others made are on',
        closing: 'Once aloud, by the window.',
      },
    },
  },
} satisfies Firm;
