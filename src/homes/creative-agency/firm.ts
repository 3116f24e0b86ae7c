import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-creative-agency`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Small Hours',
    link: '/home-creative-agency',
    label: 'Small Hours, to the top of the page',
  },
  // A projector window and its beam.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M6 4H30V22H6ZM12 9.500V16.500H24V9.500ZM21 25L62 44V62H44ZM30.500 35L47.500 56H56V47.500Z',
  },
  cartIcon: 'M5 9h14l-1 12H6zM8.5 9V7.5a3.5 3.5 0 0 1 7 0V9M12 12v5M9.5 14.5h5',
  legalName: 'Small Hours Picture Co.',
  founded: 2014,
  address: {
    street: '208 North Third Street, over the old exchange',
    city: 'Grand Forks',
    region: 'ND',
    postalCode: '58203',
  },
  hours: 'Monday to Thursday, 4 pm to 2 am, October to April',
  contacts: {
    phone: { title: '(701) 555-0183', link: 'tel:+17015550183' },
    email: 'lights@smallhours.example',
  },
  registration: {
    title: 'Registered in North Dakota',
    number: 'No. 2014-0183',
    link: 'https://register.example/2014-0183',
  },
  menu: [
    { title: 'Quiet', link: '#quiet' },
    { title: 'Works', link: '#wheel' },
    { title: 'Script', link: '#script' },
    { title: 'Prices', link: '#prices' },
    { title: 'Write', link: '#write' },
  ],
} satisfies Firm;
