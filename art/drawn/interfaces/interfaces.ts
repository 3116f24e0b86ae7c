import type { Drawing } from '../drawing.ts';
import { appPhone, appPhones } from './app-phones.ts';
import { ferryBefore, ferryBeforeNarrow } from './ferry-before.ts';
import { ferryBooking, ferryBookingNarrow } from './ferry-booking.ts';
import { ferryStaff, ferryStaffNarrow } from './ferry-staff.ts';
import { ferryTimetable, ferryTimetableNarrow } from './ferry-timetable.ts';

const scene = 'drawn/interfaces';

/** Interface drawings: the case study's and those of the service pages. */
export const interfaces: readonly Drawing[] = [
  {
    name: 'ui-ferry-booking',
    scene,
    alt: 'Three phones with the steps of booking a ferry: choose a boat, choose a vehicle, give a name and pay',
    focus: [0.5, 0.5],
    narrow: 'ui-ferry-booking-narrow',
    width: 1600,
    height: 1000,
    markup: ferryBooking,
  },
  {
    name: 'ui-ferry-before',
    scene,
    alt: 'The ferry line’s site of 2009 squeezed onto a phone, beside its timetable: a scanned sheet lying sideways',
    focus: [0.3, 0.5],
    narrow: 'ui-ferry-before-narrow',
    width: 1600,
    height: 1200,
    markup: ferryBefore,
  },
  {
    name: 'ui-ferry-timetable',
    scene,
    alt: 'The new ferry home page: the next four boats from each landing with the places left and a Book button',
    focus: [0.5, 0.45],
    narrow: 'ui-ferry-timetable-narrow',
    width: 1600,
    height: 1067,
    markup: ferryTimetable,
  },
  {
    name: 'ui-ferry-staff',
    scene,
    alt: 'A tablet in an orange case with the boarding list: cars by lane, and one large green button, On board',
    focus: [0.5, 0.5],
    narrow: 'ui-ferry-staff-narrow',
    width: 1600,
    height: 1067,
    markup: ferryStaff,
  },
  {
    name: 'ui-ferry-booking-narrow',
    scene,
    alt: 'A phone with the second step of booking a ferry: car, pickup, trailer or bicycle, two people, $46.00 together',
    focus: [0.5, 0.5],
    width: 960,
    height: 1760,
    markup: ferryBookingNarrow,
  },
  {
    name: 'ui-ferry-before-narrow',
    scene,
    alt: 'The ferry line’s site of 2009 squeezed onto a phone, on the sheet that was its timetable',
    focus: [0.4, 0.5],
    width: 880,
    height: 1200,
    markup: ferryBeforeNarrow,
  },
  {
    name: 'ui-ferry-timetable-narrow',
    scene,
    alt: 'The new ferry home page on a phone: the next four boats with the places left, each with a Book button',
    focus: [0.5, 0.45],
    width: 960,
    height: 1520,
    markup: ferryTimetableNarrow,
  },
  {
    name: 'ui-ferry-staff-narrow',
    scene,
    alt: 'A tablet in an orange case, from near: the next car is Ellen Marsh’s, and one large green button, On board',
    focus: [0.5, 0.5],
    width: 576,
    height: 1000,
    markup: ferryStaffNarrow,
  },
  {
    name: 'ui-app-phones',
    scene,
    alt: 'Three phones: berths free in a harbor tonight, the next buses from a stop, a hail claim with photographs',
    focus: [0.5, 0.5],
    width: 1600,
    height: 1200,
    markup: appPhones,
  },
  ...(
    [
      [
        'berth',
        'berths',
        'A phone with the map of a harbor: seven berths free tonight, one picked',
      ],
      ['bus', 'buses', 'A phone with the next four buses from the stop at Town green'],
      ['claim', 'claim', 'A phone with a hail claim: three photographs and the field on a map'],
    ] as const
  ).map(([name, app, alt]) => ({
    name: `ui-app-${name}`,
    scene,
    alt,
    focus: [0.5, 0.5] as const,
    maxWidth: 960,
    width: 900,
    height: 1125,
    markup: () => appPhone(app),
  })),
];
