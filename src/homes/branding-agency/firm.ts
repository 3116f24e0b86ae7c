import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-branding-agency`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Gusset',
    link: '/home-branding-agency',
    label: 'Gusset, to the top of the page',
  },
  // A paper bag: its front and its folded side.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M2 8H38V62H2ZM42 8L62 2V56L42 62L51 34Z',
  },
  cartIcon: 'M6 8l2-4h8l2 4v13H6zM6 8h12M8 4l2 4M16 4l-2 4M12 8v13',
  legalName: 'Gusset Names & Marks, LLC',
  founded: 2014,
  address: {
    street: '77 Liberty Street, the die room',
    city: 'Battle Creek',
    region: 'MI',
    postalCode: '49017',
  },
  hours: 'Monday to Thursday, 8 to 5; Fridays we are at somebody’s printer',
  contacts: {
    phone: { title: '(269) 555-0192', link: 'tel:+12695550192' },
    email: 'fold@gusset.example',
  },
  registration: {
    title: 'Registered in Michigan',
    number: 'No. 2014-0192',
    link: 'https://register.example/2014-0192',
  },
  menu: [
    { title: 'Clients', link: '#corners' },
    { title: 'Names', link: '#names' },
    { title: 'Brand book', link: '#book' },
    { title: 'Prices', link: '#weeks' },
    { title: 'Write', link: '#write' },
  ],
  footer: {
    'big-type': { heading: 'Or send a picture of the bag. A bad one will do.' },
  },
} satisfies Firm;
