import type { Firm } from '../../content/firm.ts';
import { hoursRange, opening } from './opening.ts';

/** The firm of `/home-cafe`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Bridge Was Up',
    link: '/home-cafe',
    label: 'Bridge Was Up, to the top of the page',
  },
  // Raised drawbridge over a cup.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M2 36L26 8L33 14L9 42ZM62 36L38 8L31 14L55 42ZM13 42H51C51 53 42 61 32 61S13 53 13 42Z',
  },
  cartIcon: 'M7 7h10v14H7zM7 7l1.2-1.5L9.5 7l1.2-1.5L12 7l1.3-1.5L14.5 7l1.2-1.5L17 7M10 12h4',
  legalName: 'Bridge Was Up, LLC',
  founded: 2011,
  address: { street: '4 Tender Lane', city: 'Sturgeon Bay', region: 'WI', postalCode: '54235' },
  hours: 'Weekdays from half past five, Saturdays an hour later',
  contacts: {
    phone: { title: '(920) 555-0134', link: 'tel:+19205550134' },
    email: 'counter@bridgewasup.example',
  },
  registration: {
    title: 'Licensed bakery, Door County',
    number: 'No. 0054-11',
    link: 'https://register.example/0054-11',
  },
  menu: [
    { title: 'On the bar', link: '#bar' },
    { title: 'Eleven minutes', link: '#minutes' },
    { title: 'Cherries', link: '#cherries' },
    { title: 'Late slip', link: '#slip' },
    { title: 'Order', link: '#order' },
  ],
  footer: {
    hours: {
      heading: 'Stools down, stools up',
      days: opening.week.map(({ name, opens, closes }) => ({
        day: name,
        opens,
        closes,
        text:
          opens === undefined || closes === undefined
            ? 'Closed'
            : hoursRange(opens, closes).replaceAll('\u00a0', ''),
      })),
    },
  },
} satisfies Firm;
