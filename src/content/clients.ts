import type { Client } from './schema/client.ts';

/** Clients (all invented), longest-standing first. The key names the drawn logo. */
export const clients: Client[] = [
  {
    key: 'pruitt',
    name: 'Pruitt Hardware',
    since: 2007,
    sentence:
      'Our oldest client: 31,000 kinds of screw, hinge and hose, all findable by photograph.',
  },
  {
    key: 'northwharf',
    name: 'Northwharf',
    since: 2010,
    sentence:
      'Berths for 240 boats, let by the night from a map that the harbormaster updates by thumb.',
  },
  {
    key: 'granite-seed',
    name: 'Granite State Seed',
    since: 2012,
    sentence: 'A seed shop that knows your last frost and will not sell you tomatoes too early.',
  },
  {
    key: 'cold-hollow',
    name: 'Cold Hollow Provisions',
    since: 2014,
    sentence: 'Standing orders for 85 restaurants, changed until midnight, on the truck by five.',
  },
  {
    key: 'winooski-rowing',
    name: 'Winooski Rowing Club',
    since: 2015,
    sentence: 'Membership, boats and coaches in one calendar that works in a screen reader.',
  },
  {
    key: 'bellwether',
    name: 'Bellwether Insurance',
    since: 2016,
    sentence: 'Claims for hail and frost, filed from the field with three photographs.',
  },
  {
    key: 'maple-row',
    name: 'Maple Row Dental',
    since: 2018,
    sentence: 'Appointments at four practices without a single phone tree.',
  },
  {
    key: 'kestrel',
    name: 'Kestrel Bicycle Works',
    since: 2019,
    sentence: 'Frames built to measure, configured online, with a drawing you can print.',
  },
  {
    key: 'saltmarsh',
    name: 'Saltmarsh Books',
    since: 2020,
    sentence:
      'Three bookstores, one stock list, and a shelf for staff picks that staff enjoy filling.',
  },
  {
    key: 'orchard-transit',
    name: 'Orchard Valley Transit',
    since: 2021,
    sentence: 'Bus times by text message for people whose phones do nothing else.',
  },
  {
    key: 'fern-and-iron',
    name: 'Fern & Iron',
    since: 2023,
    sentence: 'A maker of garden tools whose pages weigh less than the tools’ labels.',
  },
  {
    key: 'harrow-point',
    name: 'Harrow Point Ferries',
    since: 2024,
    sentence: 'Online booking for two boats, one crossing and a great many summer Saturdays.',
  },
];
