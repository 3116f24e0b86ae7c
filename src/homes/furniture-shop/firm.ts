import type { Firm } from '../../content/firm.ts';

/** The works of `/home-furniture-shop`: its name, logo, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Tuesday Red',
    link: '/home-furniture-shop',
    label: 'Tuesday Red, to the top of the page',
  },
  // A chair that hangs from its wire.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M30 0H34V12H30ZM10 12H54V25H10ZM17 25H24V39H17ZM40 25H47V39H40ZM10 39H54V47H10ZM10 47H18V64H10ZM46 47H54V64H46Z',
  },
  // A paint pot with its handle.
  cartIcon: 'M5 9h14v11.5H5ZM5 9a7 6.5 0 0 1 14 0M9 9v5.5M13 9v3',
  legalName: 'Tuesday Red Chair Works, Inc.',
  founded: 1987,
  address: {
    street: '214 Steele Street, rear',
    city: 'Jamestown',
    region: 'NY',
    postalCode: '14701',
  },
  hours: 'Monday to Friday, seven to half past three; the door, Saturday, eight to noon',
  contacts: {
    phone: { title: '(716) 555-0139', link: 'tel:+17165550139' },
    email: 'list@tuesdayred.example',
  },
  registration: {
    title: 'Certificate of authority, New York State',
    number: 'No. 87-1103',
    link: 'https://register.example/87-1103',
  },
  menu: [
    { title: 'The booth', link: '#booth' },
    { title: 'Goods', link: '#goods' },
    { title: 'The list', link: '#list' },
    { title: 'Prices', link: '#prices' },
    { title: 'On the desk', link: '#desk' },
  ],
  footer: { 'big-type': { heading: 'Say a weekday, and how many.' } },
} satisfies Firm;
