import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-architecture`: its name, mark and place, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Vesper Street',
    link: '/home-architecture',
    label: 'Vesper Street, to the top of the page',
  },
  // Section symbol of architects: a circle on the section line, with an arrow in the direction of view.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M32 12a20 20 0 1 1 0 40a20 20 0 1 1 0-40zM32 17a15 15 0 1 0 0 30a15 15 0 1 0 0-30zM0 29.5H14V34.5H0zM50 29.500H64V34.500H50zM17 32a15 15 0 0 1 30 0z',
  },
  cartIcon: 'M5 8.5h14V21H5zM8.5 12V4h7v8',
  legalName: 'Vesper Street Architects, LLP',
  founded: 2009,
  address: { street: '14 Vesper Street', city: 'Providence', region: 'RI', postalCode: '02906' },
  hours: 'Monday to Friday 9 am to 6 pm, Wednesday past sunset, Eastern',
  contacts: {
    phone: { title: '(401) 555-0162', link: 'tel:+14015550162' },
    email: 'evening@vesperstreet.example',
  },
  registration: {
    title: 'Registered architects in Rhode Island',
    number: 'No. 14-2009',
    link: 'https://register.example/14-2009',
  },
  menu: [
    { title: 'The cut', link: '#cut' },
    { title: 'Index of plans', link: '#plans' },
    { title: 'Detail', link: '#detail' },
    { title: 'Cost and time', link: '#months' },
    { title: 'Wednesdays', link: '#door' },
  ],
} satisfies Firm;
