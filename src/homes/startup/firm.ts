import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-startup`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Penny Kite',
    link: '/home-startup',
    label: 'Penny Kite, to the top of the page',
  },
  // A kite with its cross of string, and two bows of its tail.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M37 2L37 19L22 17zM41 2L60 17L41 19zM37 23L37 44L21.500 21zM41 23L60 21L41 44zM38 47L41 47C41 53 36 55 31 54C27 53 24 55 24 60L21 60C21 53 25 50 31 51C35 52 38 51 38 47zM28 47L35 52L27 57zM15 55L24 60L15 64z',
  },
  cartIcon:
    'M5.5 9h13a2 2 0 0 1 2 2.3l-1 7.5a2.5 2.5 0 0 1-2.5 2.2H7a2.5 2.5 0 0 1-2.5-2.2l-1-7.5a2 2 0 0 1 2-2.3zM8.5 12V7.5a3.5 3.5 0 0 1 7 0V12',
  legalName: 'Penny Kite Launch Works, Inc.',
  founded: 2006,
  address: { street: '19 Huffman Avenue', city: 'Dayton', region: 'OH', postalCode: '45403' },
  hours: 'Monday to Friday 8 am to 6 pm, Eastern; first customers at any hour',
  contacts: {
    phone: { title: '(937) 555-0108', link: 'tel:+19375550108' },
    email: 'napkin@pennykite.example',
  },
  registration: {
    title: 'Registered in Ohio',
    number: 'No. 0817-2006',
    link: 'https://register.example/0817-2006',
  },
  menu: [
    { title: 'In order', link: '#order' },
    { title: 'The numbers', link: '#numbers' },
    { title: 'To ask for', link: '#ask' },
    { title: 'Prices', link: '#prices' },
    { title: 'Postcards', link: '#postcards' },
  ],
} satisfies Firm;
