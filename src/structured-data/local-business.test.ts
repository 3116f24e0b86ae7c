import { expect, test } from 'vitest';
import type { Firm } from '../content/firm.ts';
import { localBusiness } from './local-business.ts';

const firm: Firm = {
  brand: { title: 'Bridge Was Up', link: '/home-cafe', label: 'To the top' },
  logo: { viewBox: '0 0 64 64', d: 'M0 0' },
  legalName: 'Bridge Was Up, LLC',
  founded: 2011,
  address: { street: '4 Tender Lane', city: 'Sturgeon Bay', region: 'WI', postalCode: '54235' },
  hours: 'Weekdays',
  contacts: {
    phone: { title: '(920) 555-0134', link: 'tel:+19205550134' },
    email: 'counter@bridgewasup.example',
  },
  registration: { title: 'Licensed', number: 'No. 1', link: 'https://register.example' },
  menu: [],
};

test('has the facts of the footer, and hours only if the footer has them', () => {
  expect(localBusiness(firm, 'https://www.site.example/home-cafe')).toMatchObject({
    '@type': 'LocalBusiness',
    name: 'Bridge Was Up',
    telephone: '+19205550134',
    foundingDate: '2011',
    address: { addressLocality: 'Sturgeon Bay', addressRegion: 'WI' },
  });
  expect(localBusiness(firm, '')).not.toHaveProperty('openingHoursSpecification');
});

test('formats opening hours: half hours, past midnight, and no days with other text', () => {
  const days = [
    { day: 'Monday', opens: 5.5, closes: 15, text: '5:30 – 3' },
    { day: 'Friday', opens: 17, closes: 25, text: '5 – 1' },
    { day: 'Saturday', opens: 8, closes: 10.5, text: 'Mail' },
    { day: 'Sunday', text: 'Closed' },
  ];
  const withHours = { ...firm, footer: { hours: { heading: 'Stools down', days } } };
  expect(localBusiness(withHours, '').openingHoursSpecification).toEqual([
    expect.objectContaining({
      dayOfWeek: 'Monday',
      opens: '05:30',
      closes: '15:00',
    }),
    expect.objectContaining({
      dayOfWeek: 'Friday',
      opens: '17:00',
      closes: '01:00',
    }),
  ]);
});
