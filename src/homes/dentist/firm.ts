import type { Firm } from '../../content/firm.ts';
import { diaries } from '../../forms/appointments/diaries.ts';
import { weekText } from './practice-week.ts';

/** The practice of `/home-dentist`: its name, mark, place and hours, for header, footer and sections. */
export const firm = {
  brand: {
    title: 'Left Hand Up',
    link: '/home-dentist',
    label: 'Left Hand Up, to the top of the page',
  },
  // A raised left hand.
  logo: {
    viewBox: '0 0 64 64',
    d: 'M19 53H47V60H19ZM20 49V42L6.500 31.500A4.600 4.600 0 0 1 12 24.200L20 29.800V11A4 4 0 0 1 28 11V25H29V6A4 4 0 0 1 37 6V25H38V9A4 4 0 0 1 46 9V26H47V17A3.800 3.800 0 0 1 54.600 17V37Q54 44 47 49Z',
  },
  cartIcon: 'M6 9h12v9a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3zM9 9c0-5 6-5 6 0',
  legalName: 'Left Hand Up Dentistry, PC',
  founded: 2009,
  address: {
    street: '418 West Water Street',
    city: 'Decorah',
    region: 'IA',
    postalCode: '52101',
  },
  hours: weekText(diaries.dentist),
  contacts: {
    phone: { title: '(563) 555-0155', link: 'tel:+15635550155' },
    email: 'desk@lefthandup.example',
  },
  registration: {
    title: 'Licensed in Iowa',
    number: 'No. 0155-09',
    link: 'https://register.example/0155-09',
  },
  menu: [
    { title: 'What you feel', link: '#felt' },
    { title: 'First visit', link: '#first' },
    { title: 'Who we are', link: '#people' },
    { title: 'Children', link: '#children' },
    { title: 'An appointment', link: '#book' },
  ],
} satisfies Firm;
