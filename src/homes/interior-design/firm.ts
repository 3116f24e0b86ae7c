import type { Firm } from '../../content/firm.ts';

/** The firm of `/home-interior-design`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Wainscot',
    link: '/home-interior-design',
    label: 'Wainscot, to the top of the page',
  },
  // A panelled wall with a chair on a peg.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M2 34H62V39H2ZM2 43H62V63H2ZM8 48V58H28V48ZM36 48V58H56V48ZM22 2H27V13H40V2H45V30H40V18H27V30H22Z',
  },
  cartIcon: 'M5 10h14l-1 11H6zM5 10l2-3h10l2 3M9.5 13v5M14.5 13v5',
  legalName: 'Wainscot Rooms, LLC',
  founded: 2009,
  address: { street: '1716 Church Street', city: 'Galveston', region: 'TX', postalCode: '77550' },
  hours: 'Tuesday to Friday, 8 to 4, and whenever the flags are up',
  contacts: {
    phone: { title: '(409) 555-0186', link: 'tel:+14095550186' },
    email: 'upstairs@wainscot.example',
  },
  registration: {
    title: 'Registered interior designer, Texas',
    number: 'No. 11-0186',
    link: 'https://register.example/11-0186',
  },
  menu: [
    { title: 'The wall', link: '#wall' },
    { title: 'One room', link: '#ways' },
    { title: 'Two flags', link: '#flags' },
    { title: 'Paint', link: '#paint' },
    { title: 'Ask', link: '#ask' },
  ],
} satisfies Firm;
