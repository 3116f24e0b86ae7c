import type { Firm } from '../../content/firm.ts';

/** The house of `/home-restaurant`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Corm',
    link: '/home-restaurant',
    label: 'Corm, to the top of the page',
  },
  // A crocus corm with three threads.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M32 36C40 38 49 43 49 51C49 59 41 63 32 63S15 59 15 51C15 43 24 38 32 36ZM30.4 33C29.6 22 29.8 11 27 3Q32 6.5 37 3C34.2 11 34.4 22 33.6 33ZM27 34C23 24 16 18 5 15Q10 13 10.5 7C13 15 27 20 30 33ZM37 34C41 24 48 18 59 15Q54 13 53.5 7C51 15 37 20 34 33Z',
  },
  cartIcon: 'M3.5 10h17l-2.5 10H6zM7 10c0-7 10-7 10 0M9 14l1 3M15 14l-1 3',
  legalName: 'Corm House, LLC',
  founded: 2014,
  address: { street: '212 West Front Street', city: 'Marietta', region: 'PA', postalCode: '17547' },
  hours: 'Wednesday to Saturday for supper, Sunday at noon',
  contacts: {
    phone: { title: '(717) 555-0163', link: 'tel:+17175550163' },
    email: 'table@corm.example',
  },
  registration: {
    title: 'Licensed kitchen, Lancaster County',
    number: 'No. 0212-14',
    link: 'https://register.example/0212-14',
  },
  menu: [
    { title: 'The flower', link: '#flower' },
    { title: 'Menu', link: '#menu' },
    { title: 'Hours', link: '#week' },
    { title: 'A table', link: '#table' },
    { title: 'The room', link: '#room' },
  ],
  footer: {
    'big-type': { heading: 'Lena reads the mail with her first coffee, before the flowers:' },
  },
} satisfies Firm;
