import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-web-agency`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Weigh House',
    link: '/home-web-agency',
    label: 'Weigh House, to the top of the page',
  },
  // A pair of scales with a page and a weight.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M29 4H35V13L59 20L57.500 25.500L35 19V52H46V58H18V52H29V17.500L6.500 11L8 5.500L29 11.500ZM2 24H24V44H2ZM6 30V40H20V30ZM44 34H60L63 50H41Z',
  },
  cartIcon: 'M4 9h16l-1.5 12h-13zM8 9l4-6 4 6M9 15h6',
  legalName: 'Weigh House Websites, LLC',
  founded: 2012,
  address: {
    street: '9 Scale House Lane, on the Inlet',
    city: 'Ithaca',
    region: 'NY',
    postalCode: '14850',
  },
  hours: 'Monday to Friday, 9 to 4; on Thursdays we are at the library',
  contacts: {
    phone: { title: '(607) 555-0119', link: 'tel:+16075550119' },
    email: 'gross@weighhouse.example',
  },
  registration: {
    title: 'Registered in New York',
    number: 'No. 2012-0119',
    link: 'https://register.example/2012-0119',
  },
  menu: [
    { title: 'The hollow', link: '#hollow' },
    { title: 'Thrown out', link: '#tare' },
    { title: 'This page', link: '#vitals' },
    { title: 'Prices', link: '#prices' },
    { title: 'Be weighed', link: '#weigh' },
  ],
} satisfies Firm;
