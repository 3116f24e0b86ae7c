import type { Firm } from '../../content/firm.ts';

/** The gym of `/home-gym-fitness`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Third Turn',
    link: '/home-gym-fitness',
    label: 'Third Turn, to the top of the page',
  },
  // A kettlebell, and a clock face with one third missing.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M17 26C12 10 19 3 32 3S52 10 47 26L39 22C42 13 39 10 32 10S22 13 25 22ZM30 41V19A22 22 0 1 0 49 52ZM35 38V20A21 21 0 0 1 52 47Z',
  },
  cartIcon: 'M3 11h18v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM8 11a4 4 0 0 1 8 0M7 11v9M17 11v9',
  legalName: 'Third Turn Gym, LLC',
  founded: 2011,
  address: { street: '2118 East 28th Street', city: 'Lorain', region: 'OH', postalCode: '44055' },
  hours: 'Most days somebody is there from 5 am until half past midnight',
  contacts: {
    phone: { title: '(440) 555-0118', link: 'tel:+14405550118' },
    email: 'nilda@thirdturn.example',
  },
  registration: {
    title: 'Occupancy permit, City of Lorain',
    number: 'No. 28-2118',
    link: 'https://register.example/28-2118',
  },
  menu: [
    { title: 'The week', link: '#week' },
    { title: 'The bay', link: '#bay' },
    { title: 'Try a class', link: '#trial' },
    { title: 'Dues', link: '#dues' },
    { title: 'Who is on', link: '#hands' },
  ],
  footer: {
    statement: {
      heading: 'Members have a key. The light switch is left of the door.',
      action: { title: 'Back to the week', link: '#week' },
    },
  },
} satisfies Firm;
