import type { Firm } from '../../content/firm.ts';

/** The shop of `/home-decor`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: { title: 'Wicket', link: '/home-decor', label: 'Wicket, to the top of the page' },
  // The opening of a kiln, and a jar in it.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M6 62V30A26 26 0 0 1 58 30V62H48V30A16 16 0 0 0 16 30V62ZM26 62C20 54 20 46 28 40V34H36V40C44 46 44 54 38 62Z',
  },
  cartIcon: 'M4 10h16l-2.5 10.5h-11zM4 10c2-5 14-5 16 0M6 14h12M7 17.5h10',
  legalName: 'Wicket House Goods, LLC',
  founded: 2016,
  address: {
    street: '418 Dresden Avenue',
    city: 'East Liverpool',
    region: 'OH',
    postalCode: '43920',
  },
  hours: 'Thursday to Saturday noon to six, Sunday one to four',
  contacts: {
    phone: { title: '(330) 555-0129', link: 'tel:+13305550129' },
    email: 'bench@wicket.example',
  },
  registration: {
    title: 'Vendor’s license, Columbiana County',
    number: 'No. 15-0418',
    link: 'https://register.example/15-0418',
  },
  menu: [
    { title: 'The room', link: '#room' },
    { title: 'What broke', link: '#broke' },
    { title: 'The bill', link: '#bill' },
    { title: 'Thirty miles', link: '#miles' },
    { title: 'The bench', link: '#bench' },
  ],
  footer: {
    directory: {
      heading: 'Before you drive out',
      groups: [
        {
          heading: 'To buy',
          links: [
            { title: 'Fifteen things and their prices', link: '#room' },
            { title: 'Hold some on the bench', link: '#bench' },
          ],
        },
        {
          heading: 'To meet a maker',
          links: [{ title: 'Seven doors, by miles', link: '#miles' }],
        },
        {
          heading: 'To check on us',
          links: [
            { title: 'The nine that failed', link: '#broke' },
            { title: 'Where $140 goes', link: '#bill' },
            { title: 'Reading at nine', link: '#nine' },
          ],
        },
      ],
      action: { title: 'Call Hattie', link: 'tel:+13305550129' },
    },
  },
} satisfies Firm;
