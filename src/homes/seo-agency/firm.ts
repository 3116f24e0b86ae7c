import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-seo-agency`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Over Here',
    link: '/home-seo-agency',
    label: 'Over Here, to the top of the page',
  },
  // A searchlight and its beam.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M4 44L22 34L32 52L14 62ZM25 32L58 2L62 40L34 48ZM35 33L52 17L54 36L38 40Z',
  },
  cartIcon: 'M5 7h14v14H5zM9 11V5.5a3 3 0 0 1 6 0V11',
  legalName: 'Over Here Search, LLC',
  founded: 2014,
  address: { street: '118 South Main Street', city: 'Yuma', region: 'AZ', postalCode: '85364' },
  hours: 'Monday to Friday, 7 am to 3 pm; from June to August until noon',
  contacts: {
    phone: { title: '(928) 555-0147', link: 'tel:+19285550147' },
    email: 'here@overhere.example',
  },
  registration: {
    title: 'Registered in Arizona',
    number: 'No. 2014-0147',
    link: 'https://register.example/2014-0147',
  },
  menu: [
    { title: 'Measure a line', link: '#line' },
    { title: 'The year', link: '#year' },
    { title: 'A report', link: '#report' },
    { title: 'Prices', link: '#book' },
    { title: 'Ask', link: '#ask' },
  ],
} satisfies Firm;
