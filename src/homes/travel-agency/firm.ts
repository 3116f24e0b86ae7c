import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-travel-agency`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Flag Stop',
    link: '/home-travel-agency',
    label: 'Flag Stop, to the top of the page',
  },
  // A flag on a post, and a rail.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M12 4h5v44h-5zM20 7q9-5 18 0t18 0v23q-9 5-18 0t-18 0zM4 51h56v4.5H4zM10 58h6v4h-6zM24 58h6v4h-6zM38 58h6v4h-6zM52 58h6v4h-6z',
  },
  cartIcon: 'M6 10a6 6 0 0 1 12 0v11H6zM9 14h6v4H9zM10 4V3h4v1',
  legalName: 'Okafor & Lindqvist, LLC',
  founded: 2011,
  address: {
    street: '355 Harris Avenue, by the ferry dock',
    city: 'Bellingham',
    region: 'WA',
    postalCode: '98225',
  },
  hours: 'Tuesday to Saturday 8 am to 5 pm, and whenever a boat comes in',
  contacts: {
    phone: { title: '(360) 555-0147', link: 'tel:+13605550147' },
    email: 'june@flagstop.example',
  },
  registration: {
    title: 'Seller of travel in Washington',
    number: 'No. 011-355',
    link: 'https://register.example/011-355',
  },
  menu: [
    { title: 'The loop', link: '#loop' },
    { title: 'From the window', link: '#window' },
    { title: 'Departures', link: '#departures' },
    { title: 'The fare', link: '#fare' },
    { title: 'Wave', link: '#wave' },
  ],
  footer: {
    letter: {
      copy: {
        greeting: 'Whoever is still on board,',
        beforeName: 'this is the last stop of the page.',
        beforeAddress: 'keeps its counter at',
        beforePhone: 'The telephone is',
        beforeHours: 'and somebody lifts it',
        afterHours: 'or',
        beforeEmail: 'June reads what you send to',
        beforeFirstLink: 'If you looked out on the wrong side, go back to',
        beforeSecondLink: 'or sit down once more',
        beforeProfiles: 'Pictures from the window hang on',
        closing: 'All change, please.',
      },
    },
  },
} satisfies Firm;
