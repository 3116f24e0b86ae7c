import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-finance`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Forty Winters',
    link: '/home-finance',
    label: 'Forty Winters, to the top of the page',
  },
  // A snow crystal with six arms.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M29.4 32.0L29.4 2.0L34.6 2.0L34.6 32.0zM32.0 19.5L40.0 14.9L40.0 10.4L32.0 15.0zM32.0 15.0L24.0 10.4L24.0 14.9L32.0 19.5zM32.0 11.5L38.0 8.0L38.0 3.5L32.0 7.0zM32.0 7.0L26.0 3.5L26.0 8.0L32.0 11.5zM30.7 29.7L56.7 14.7L59.3 19.3L33.3 34.3zM42.8 25.8L50.8 30.4L54.7 28.1L46.7 23.5zM46.7 23.5L46.7 14.3L42.8 16.5L42.8 25.8zM49.8 21.8L55.8 25.2L59.7 23.0L53.7 19.5zM53.7 19.5L53.7 12.6L49.8 14.8L49.8 21.8zM33.3 29.7L59.3 44.7L56.7 49.3L30.7 34.3zM42.8 38.2L42.8 47.5L46.7 49.7L46.7 40.5zM46.7 40.5L54.7 35.9L50.8 33.6L42.8 38.2zM49.8 42.2L49.8 49.2L53.7 51.4L53.7 44.5zM53.7 44.5L59.7 41.0L55.8 38.8L49.8 42.2zM34.6 32.0L34.6 62.0L29.4 62.0L29.4 32.0zM32.0 44.5L24.0 49.1L24.0 53.6L32.0 49.0zM32.0 49.0L40.0 53.6L40.0 49.1L32.0 44.5zM32.0 52.5L26.0 56.0L26.0 60.5L32.0 57.0zM32.0 57.0L38.0 60.5L38.0 56.0L32.0 52.5zM33.3 34.3L7.3 49.3L4.7 44.7L30.7 29.7zM21.2 38.3L13.2 33.6L9.3 35.9L17.3 40.5zM17.3 40.5L17.3 49.7L21.2 47.5L21.2 38.3zM14.2 42.3L8.2 38.8L4.3 41.0L10.3 44.5zM10.3 44.5L10.3 51.4L14.2 49.2L14.2 42.3zM30.7 34.3L4.7 19.3L7.3 14.7L33.3 29.7zM21.2 25.8L21.2 16.5L17.3 14.3L17.3 23.5zM17.3 23.5L9.3 28.1L13.2 30.4L21.2 25.8zM14.2 21.8L14.2 14.8L10.3 12.6L10.3 19.5zM10.3 19.5L4.3 23.0L8.2 25.2L14.2 21.8z',
  },
  cartIcon: 'M9 8C4 11 3 21 7 21h10c4 0 3-10-2-13zM8 4h8l-1.5 4h-5z',
  legalName: 'Forty Winters, Inc.',
  founded: 1986,
  address: {
    street: 'Old Grain Exchange, fourth floor, 301 Elevator Street',
    city: 'Duluth',
    region: 'MN',
    postalCode: '55802',
  },
  hours: 'Monday to Thursday 8 am to 6 pm, Friday to noon, Central',
  contacts: {
    phone: { title: '(218) 555-0140', link: 'tel:+12185550140' },
    email: 'door@fortywinters.example',
  },
  registration: {
    title: 'Registered adviser in Minnesota',
    number: 'No. 0040-1986',
    link: 'https://register.example/0040-1986',
  },
  menu: [
    { title: 'The line', link: '#line' },
    { title: 'Calculator', link: '#calculator' },
    { title: 'Two funds', link: '#funds' },
    { title: 'The fee', link: '#the-fee' },
    { title: 'First hour', link: '#hour' },
  ],
} satisfies Firm;
