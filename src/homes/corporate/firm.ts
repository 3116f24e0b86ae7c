import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-corporate`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: { title: 'Plumb', link: '/home-corporate', label: 'Plumb, to the top of the page' },
  // A plumb bob on a string.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M30 0h4v20h5v6h9L37 47l-5 17-5-17L16 26h9v-6h5z',
  },
  cartIcon: 'M3 10h18v10H3zM9 10V6h6v4M3 14h18M11 14v2.5h2V14',
  legalName: 'Plumb Elevator Company',
  founded: 1911,
  address: { street: '240 Seneca Street', city: 'Buffalo', region: 'NY', postalCode: '14203' },
  hours: 'Offices Monday to Friday 8 am to 5 pm, Eastern; mechanics 24 hours',
  contacts: {
    phone: { title: '(716) 555-0111', link: 'tel:+17165550111' },
    email: 'front.desk@plumb-elevator.example',
  },
  registration: {
    title: 'Entered in the State of New York',
    number: 'No. 1911-0473',
    link: 'https://register.example/1911-0473',
  },
  menu: [
    { title: 'How it is paid', link: '#deal' },
    { title: 'The year', link: '#year' },
    { title: 'Who answers', link: '#board' },
    { title: 'Filings', link: '#filings' },
    { title: 'Offices', link: '#offices' },
    { title: 'Contact', link: '#pit' },
  ],
  footer: {
    directory: {
      heading: 'Where to turn',
      groups: [
        {
          heading: 'You own a building',
          links: [
            { title: 'What a floor costs', link: '#deal' },
            { title: 'The office near you', link: '#offices' },
          ],
        },
        {
          heading: 'You hold shares',
          links: [
            { title: 'The year in figures', link: '#year' },
            { title: 'Filings by date', link: '#filings' },
            { title: 'The board', link: '#board' },
          ],
        },
        {
          heading: 'You repair machines',
          links: [{ title: 'Open positions', link: '#offices' }],
        },
      ],
      action: { title: 'In a stopped car: call', link: 'tel:+17165550111' },
    },
  },
} satisfies Firm;
