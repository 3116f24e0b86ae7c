import type { Firm } from '../../content/firm.ts';

/** Time zone of the hotel. */
export const timeZone = 'America/Los_Angeles';

/** The firm of `/home-hotel-resort`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Hotel Low Water',
    link: '/home-hotel-resort',
    label: 'Hotel Low Water, to the top of the page',
  },
  // Setting sun over the sea.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M13 31a19 19 0 0 1 38 0zM3 35h58v4.5H3zM12 44h40v4.5H12zM23 53h18v4.5H23z',
  },
  cartIcon: 'M4 8h16v12H4zM9 8V5h6v3M8 8v12M16 8v12',
  legalName: 'Madrigal & Daughter, LLC',
  founded: 1961,
  address: {
    street: '12 Cannery Row End',
    city: 'Cayucos',
    region: 'CA',
    postalCode: '93430',
  },
  hours: 'Desk 7 am to 9 pm, every day; after that ring the ship’s bell',
  contacts: {
    phone: { title: '(805) 555-0161', link: 'tel:+18055550161' },
    email: 'pilar@lowwater.example',
  },
  registration: {
    title: 'Lodging license of the county',
    number: 'No. 1961-09',
    link: 'https://register.example/1961-09',
  },
  menu: [
    { title: 'November', link: '#november' },
    { title: 'Rooms', link: '#rooms' },
    { title: 'The family', link: '#family' },
    { title: 'Rates', link: '#rates' },
    { title: 'Ask for a stay', link: '#request' },
  ],
} satisfies Firm;
