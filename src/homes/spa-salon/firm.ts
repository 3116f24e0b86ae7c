import type { Firm } from '../../content/firm.ts';

/** The bath house of `/home-spa-salon`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Elbow',
    link: '/home-spa-salon',
    label: 'Elbow, to the top of the page',
  },
  // A bent pipe with running water.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M3 10h7v26H3zM13 13h22a17 17 0 0 1 17 17v6H36v-6a1 1 0 0 0-1-1H13zM33 39h22v6H33zM44 49q6 6.5 0 12q-6-5.5 0-12z',
  },
  cartIcon: 'M4 10h16c0 6-2 11-4 11H8c-2 0-4-5-4-11zM7 10c1-6 9-6 10 0',
  legalName: 'Elbow Bath House, LLC',
  founded: 1998,
  address: { street: '31 Bend Road', city: 'Thermopolis', region: 'WY', postalCode: '82443' },
  hours: 'Wednesday to Sunday, 11 am to 8 pm',
  contacts: {
    phone: { title: '(307) 555-0151', link: 'tel:+13075550151' },
    email: 'ione@elbow.example',
  },
  registration: {
    title: 'Well permit of the state',
    number: 'No. 31-1912',
    link: 'https://register.example/31-1912',
  },
  menu: [
    { title: 'The water', link: '#water' },
    { title: 'An afternoon', link: '#afternoon' },
    { title: 'The room', link: '#room' },
    { title: 'Hands', link: '#hands' },
    { title: 'Come', link: '#come' },
  ],
  footer: { closing: { heading: 'The water runs all night. We do not.' } },
} satisfies Firm;
