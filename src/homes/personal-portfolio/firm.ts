import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-personal-portfolio`, a single person: name, mark, place and hours. */
export const firm = {
  brand: {
    title: 'Tove Kinsella',
    link: '/home-personal-portfolio',
    label: 'Tove Kinsella, to the top of the page',
  },
  // A life jacket with an open strap.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M9 8Q16 3 24 5L32 27L40 5Q48 3 55 8L59 36H5ZM5 42H26V50H38V42H59V58Q32 64 5 58Z',
  },
  cartIcon: 'M6 8h12l1 12.5H5zM9 11V7c0-4 6-4 6 0v4',
  legalName: 'Tove Kinsella, sole proprietor',
  founded: 1995,
  address: {
    street: '1042 Water Street, over the chandlery',
    city: 'Port Townsend',
    region: 'WA',
    postalCode: '98368',
  },
  hours: 'Monday to Thursday, 7 am to 3 pm; Fridays on somebody’s boat',
  contacts: {
    phone: { title: '(360) 555-0173', link: 'tel:+13605550173' },
    email: 'tove@sitsonit.example',
  },
  registration: {
    title: 'Registered in Washington',
    number: 'No. 1995-0173',
    link: 'https://register.example/1995-0173',
  },
  menu: [
    { title: 'My life', link: '#life' },
    { title: 'Works', link: '#wall' },
    { title: 'The test', link: '#test' },
    { title: 'Prices', link: '#notice' },
    { title: 'Write', link: '#write' },
  ],
} satisfies Firm;
