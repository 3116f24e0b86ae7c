import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-digital-agency`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Barn & Button',
    link: '/home-digital-agency',
    label: 'Barn & Button, to the top of the page',
  },
  // A barn with a loft door, and a push button.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M2 62V24L15 8L28 2L41 8L54 24V40A12 12 0 1 0 42 62ZM22 15H34V27H22ZM53 42A10 10 0 1 1 53 62A10 10 0 1 1 53 42ZM49 50.4A1.9 1.9 0 1 0 49 54.2A1.9 1.9 0 1 0 49 50.4ZM57 50.4A1.9 1.9 0 1 0 57 54.2A1.9 1.9 0 1 0 57 50.4Z',
  },
  cartIcon: 'M4 10h16l-1 11H5zM8 10c0-7 8-7 8 0M12 18a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  legalName: 'Barn & Button Screens, Inc.',
  founded: 2012,
  address: {
    street: '41 East Quartz Street, the old hoist shop',
    city: 'Butte',
    region: 'MT',
    postalCode: '59701',
  },
  hours: 'Monday to Friday, 7 am to noon, and again from dusk',
  contacts: {
    phone: { title: '(406) 555-0164', link: 'tel:+14065550164' },
    email: 'dot.kovacich@bandb.example',
  },
  registration: {
    title: 'Registered in Montana',
    number: 'No. 2012-0164',
    link: 'https://register.example/2012-0164',
  },
  menu: [
    { title: 'The rule', link: '#rule' },
    { title: 'Clients', link: '#clients' },
    { title: 'Prices', link: '#prices' },
    { title: 'Ask', link: '#ask' },
    { title: 'Hours', link: '#hours' },
  ],
  footer: {
    'big-type': { heading: 'Dot reads these aloud at seven in the morning.' },
  },
} satisfies Firm;
