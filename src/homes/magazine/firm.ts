import type { Firm } from '../../content/firm.ts';

/** The magazine of `/home-magazine`: its name, logo, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Afterward',
    link: '/home-magazine',
    label: 'Afterward, to the front page',
  },
  // A page with a turned-over corner, and the block of its lead picture.
  logo: {
    viewBox: '0 0 48 64',
    d: 'M2 2H46V44L30 62H2ZM7 7V57H26V42H41V7ZM12 12H36V17H12ZM12 22H36V37H12ZM12 42H21V46H12ZM12 50H21V54H12Z',
  },
  // A newspaper, folded, under a string.
  cartIcon:
    'M3 7h15v13H5a2 2 0 0 1-2-2ZM18 10h3v8a2 2 0 0 1-2 2h-1M6 10.5h9M6 14h4M6 17h4M12.5 14H15v3h-2.5z',
  legalName: 'Afterward Publishing Cooperative',
  founded: 2021,
  address: {
    street: '61 Main Street, upstairs',
    city: 'Lancaster',
    region: 'NH',
    postalCode: '03584',
  },
  hours: 'Monday to Friday, nine to five; in the week of printing, until nine',
  contacts: {
    phone: { title: '(603) 555-0148', link: 'tel:+16035550148' },
    email: 'desk@afterward.example',
  },
  registration: {
    title: 'Consumers’ cooperative, State of New Hampshire',
    number: 'No. 2021-0318',
    link: 'https://register.example/2021-0318',
  },
  menu: [
    { title: 'Front page', link: '#front' },
    { title: 'Since then', link: '#since' },
    { title: 'Who writes', link: '#desk' },
    { title: 'By post', link: '#post' },
    { title: 'Back issues', link: '#pile' },
    { title: 'Classified', link: '#small' },
  ],
} satisfies Firm;
