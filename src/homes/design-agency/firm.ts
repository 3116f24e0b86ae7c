import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-design-agency`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'House Rules',
    link: '/home-design-agency',
    label: 'House Rules, to the top of the page',
  },
  // Four posters on a wall, the last one askew.
  logo: {
    viewBox: '0 0 64 66',
    d: 'M5 2H30V32H5ZM33 2H58V32H33ZM5 35H30V65H5ZM38 33L62 40L54 68L30 61Z',
  },
  cartIcon: 'M5 8h14v13H5zM5 8h14M9 8V4h6v4M5 17h14',
  legalName: 'House Rules, LLC',
  founded: 2011,
  address: { street: '614 Second Street', city: 'New Glarus', region: 'WI', postalCode: '53574' },
  hours: 'Monday to Friday, 8 to 4; Dell from 1',
  contacts: {
    phone: { title: '(608) 555-0137', link: 'tel:+16085550137' },
    email: 'page@houserules.example',
  },
  registration: {
    title: 'Registered in Wisconsin',
    number: 'No. 2011-0137',
    link: 'https://register.example/2011-0137',
  },
  menu: [
    { title: 'Rules', link: '#rules' },
    { title: 'The front', link: '#front' },
    { title: 'Struck', link: '#struck' },
    { title: 'Prices', link: '#eighth' },
    { title: 'Write', link: '#ask' },
  ],
  footer: {
    statement: {
      heading: 'The last thing on a page is red.',
      action: { title: 'The first is the wall', link: '#wall' },
    },
  },
} satisfies Firm;
