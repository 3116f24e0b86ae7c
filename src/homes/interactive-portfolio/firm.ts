import type { Firm } from '../../content/firm.ts';

/** The workshop of `/home-interactive-portfolio`: its name, logo, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Nola Prewitt',
    link: '/home-interactive-portfolio',
    label: 'Nola Prewitt, to the top of the page',
  },
  // Two warp and two weft threads that cross.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M12 2H26V12H12ZM38 2H52V26H38ZM2 12H32V26H2ZM58 12H62V26H58ZM12 32H26V62H12ZM2 38H6V52H2ZM32 38H62V52H32ZM38 58H52V62H38Z',
  },
  // A blanket, folded twice.
  cartIcon: 'M7 4h13v5H7a2.5 2.5 0 0 1 0-5ZM4.5 6.5v11A2.5 2.5 0 0 0 7 20h13v-5M20 9v6H8',
  legalName: 'Nola Prewitt, weaver',
  founded: 2012,
  address: {
    street: '511 Second Street, upper floor',
    city: 'Cordova',
    region: 'AK',
    postalCode: '99574',
  },
  hours: 'Tuesday to Saturday, noon to six',
  contacts: {
    phone: { title: '(907) 555-0126', link: 'tel:+19075550126' },
    email: 'nights@prewitt.example',
  },
  registration: {
    title: 'Business license, State of Alaska',
    number: 'No. 2012-0087',
    link: 'https://register.example/2012-0087',
  },
  menu: [
    { title: 'Nights', link: '#nights' },
    { title: 'Record', link: '#record' },
    { title: 'Weaver', link: '#weaver' },
    { title: 'Yarn', link: '#yarn' },
    { title: 'Write', link: '#write' },
    { title: 'Price', link: '#price' },
  ],
} satisfies Firm;
