import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-consulting`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Terrapin Neck',
    link: '/home-consulting',
    label: 'Terrapin Neck, to the top of the page',
  },
  // A river bend, and a line that cuts it short.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M2 54C14 56 24 52 22 42C20 34 8 32 8 20C8 8 20 3 32 3S56 8 56 20C56 32 44 34 42 42C40 52 50 56 62 54L62 60C46 63 33 55 36 41C38 31 50 29 50 20C50 12 42 9 32 9S14 12 14 20C14 29 26 31 28 41C31 55 18 63 2 60ZM12 45L53 43.5L53 46.5L12 48Z',
  },
  cartIcon: 'M4 8h16v12H4zM4 8l3-3h10l3 3M12 8v4',
  legalName: 'Terrapin Neck, Inc.',
  founded: 2014,
  address: {
    street: '1314 Washington Street, over the hardware store',
    city: 'Vicksburg',
    region: 'MS',
    postalCode: '39180',
  },
  hours: 'Monday to Thursday, 8 to 4; on Fridays we read',
  contacts: {
    phone: { title: '(601) 555-0176', link: 'tel:+16015550176' },
    email: 'ruth@neck.example',
  },
  registration: {
    title: 'Filed in Mississippi',
    number: 'No. 2014-0426',
    link: 'https://register.example/2014-0426',
  },
  menu: [
    { title: 'The river', link: '#river' },
    { title: 'Three questions', link: '#questions' },
    { title: 'One page', link: '#one-page' },
    { title: 'Fees', link: '#fees' },
    { title: 'Write', link: '#write' },
  ],
} satisfies Firm;
