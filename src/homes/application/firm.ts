import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-application`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Good Drying',
    link: '/home-application',
    label: 'Good Drying, to the top of the page',
  },
  // A clothespin on a line.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M2 25H17V31H2ZM47 25H62V31H47ZM21 2H30V20L27 26H37L34 20V2H43Q46 2 45 6L41 58Q40 62 37 62Q34 62 34 58L33 34H31L30 58Q30 62 27 62Q24 62 23 58L19 6Q18 2 21 2Z',
  },
  cartIcon: 'M4 9h16l-1.5 11h-13zM8 9a4 4 0 0 1 8 0M8.5 13v3.5M12 13v3.5M15.5 13v3.5',
  legalName: 'Good Drying, LLC',
  founded: 2019,
  address: { street: '80 Portway Street', city: 'Astoria', region: 'OR', postalCode: '97103' },
  hours: 'Monday to Friday, 7 am to noon; in the afternoon we take in the wash',
  contacts: {
    phone: { title: '(503) 555-0116', link: 'tel:+15035550116' },
    email: 'peg@gooddrying.example',
  },
  registration: {
    title: 'Registered in Oregon',
    number: 'No. 2019-0116',
    link: 'https://register.example/2019-0116',
  },
  menu: [
    { title: 'One day', link: '#day' },
    { title: 'How long', link: '#how-long' },
    { title: 'Battery', link: '#battery' },
    { title: 'Price', link: '#year' },
    { title: 'Get it', link: '#get-it' },
  ],
  footer: {
    subscribe: {
      heading: 'One e-mail, on the first drying day',
      lead: 'It comes in spring, on the morning when a tea towel would be dry by noon in Astoria. In 2026 that was March 19. There is no second one.',
      submit: 'Wake me in spring',
    },
  },
} satisfies Firm;
