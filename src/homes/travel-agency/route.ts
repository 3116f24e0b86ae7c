/** Degrees north, degrees east (negative in America). */
export type LatLng = readonly [latitude: number, longitude: number];

export type Mode = 'train' | 'boat' | 'bus';

export type Weekday = 'Sun' | 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat';

/** One ride, from the stop before. */
export interface Ride {
  mode: Mode;
  /** Operator of the train, boat or bus. */
  operator: string;
  miles: number;
  minutes: number;
  /** Nights on board. */
  nightsAboard?: number;
  /** Days on which it leaves; every day by default. */
  weekdays?: readonly Weekday[];
  /** Points between the two stops at which the line on the map bends. */
  via: readonly LatLng[];
}

/** One stop of a journey, and the ride to it; the first has none. */
export interface Stop {
  id: string;
  name: string;
  latLng: LatLng;
  nights: number;
  text: string;
  ride?: Ride;
}

/** Weekdays of the train from Jasper to the coast. */
const skeenaDays: readonly Weekday[] = ['Mon', 'Thu', 'Sat'];

/** The journey “The Long Loop”: all days, miles and hours on the page come from here. It starts on Sundays. */
export const route: readonly Stop[] = [
  {
    id: 'fairhaven',
    name: 'Fairhaven',
    latLng: [48.72, -122.51],
    nights: 0,
    text: 'Coffee at the office from eight. June hands you eleven tickets in the order in which you will need them.',
  },
  {
    id: 'vancouver',
    name: 'Vancouver',
    latLng: [49.27, -123.1],
    nights: 1,
    text: 'The train runs along the beach so close that herons look up. A bed three blocks from the station.',
    ride: {
      mode: 'train',
      operator: 'Cascades',
      miles: 60,
      minutes: 120,
      via: [
        [49.0, -122.78],
        [49.18, -122.88],
      ],
    },
  },
  {
    id: 'jasper',
    name: 'Jasper',
    latLng: [52.87, -118.08],
    nights: 1,
    text: 'You went to bed in the Fraser Canyon and get up among the Rockies. Elk have right of way on Patricia Street.',
    ride: {
      mode: 'train',
      operator: 'the Canadian',
      miles: 538,
      minutes: 1200,
      nightsAboard: 1,
      weekdays: ['Mon', 'Fri'],
      via: [
        [49.15, -122.3],
        [49.38, -121.45],
        [50.23, -121.58],
        [50.68, -120.33],
        [51.65, -120.0],
        [52.1, -119.3],
        [52.83, -119.26],
      ],
    },
  },
  {
    id: 'prince-george',
    name: 'Prince George',
    latLng: [53.92, -122.75],
    nights: 1,
    text: 'The train sleeps here too, which is why it has never had to hurry. Supper is Portuguese, and large.',
    ride: {
      mode: 'train',
      operator: 'the Skeena',
      miles: 254,
      minutes: 385,
      weekdays: ['Wed', 'Fri', 'Sun'],
      via: [
        [53.03, -119.25],
        [53.3, -120.17],
        [53.95, -121.6],
      ],
    },
  },
  {
    id: 'smithers',
    name: 'Smithers',
    latLng: [54.78, -127.17],
    nights: 2,
    text: 'A main street with a mountain at the end of it. The next train west is on Saturday, so there is time to walk to the glacier.',
    ride: {
      mode: 'train',
      operator: 'the Skeena',
      miles: 240,
      minutes: 385,
      weekdays: skeenaDays,
      via: [
        [54.02, -124.0],
        [54.23, -125.76],
        [54.4, -126.65],
      ],
    },
  },
  {
    id: 'dorreen',
    name: 'Dorreen',
    latLng: [54.84, -128.35],
    nights: 2,
    text: 'The flag stop. No road, no signal, three cabins and a stove. On Monday you stand by the track and wave.',
    ride: {
      mode: 'train',
      operator: 'the Skeena',
      miles: 102,
      minutes: 170,
      weekdays: skeenaDays,
      via: [
        [55.24, -127.6],
        [55.1, -128.03],
      ],
    },
  },
  {
    id: 'prince-rupert',
    name: 'Prince Rupert',
    latLng: [54.31, -130.32],
    nights: 2,
    text: 'The rails end at the water. It rains, the halibut is from this morning, and nobody minds wet boots.',
    ride: {
      mode: 'train',
      operator: 'the Skeena',
      miles: 124,
      minutes: 190,
      weekdays: skeenaDays,
      via: [
        [54.52, -128.6],
        [54.22, -129.5],
        [54.17, -130.0],
      ],
    },
  },
  {
    id: 'port-hardy',
    name: 'Port Hardy',
    latLng: [50.72, -127.49],
    nights: 1,
    text: 'Sixteen hours down the Inside Passage, all of it by daylight in June. Sit on the left for whales until Bella Bella, then on the right.',
    ride: {
      mode: 'boat',
      operator: 'the Inside Passage ferry',
      miles: 315,
      minutes: 960,
      via: [
        [53.95, -130.2],
        [53.5, -129.55],
        [53.1, -129.1],
        [52.7, -128.6],
        [52.15, -128.25],
        [51.6, -127.95],
        [51.1, -127.75],
      ],
    },
  },
  {
    id: 'campbell-river',
    name: 'Campbell River',
    latLng: [50.02, -125.25],
    nights: 1,
    text: 'A bus, since there is no train left on the island. The driver stops for bears; it is in his timetable.',
    ride: {
      mode: 'bus',
      operator: 'the island bus',
      miles: 145,
      minutes: 240,
      via: [
        [50.56, -127.05],
        [50.2, -126.6],
        [50.3, -125.95],
      ],
    },
  },
  {
    id: 'victoria',
    name: 'Victoria',
    latLng: [48.425, -123.37],
    nights: 2,
    text: 'Two nights with a bathtub. You will want a laundromat and a very good breakfast; the address of each is in your envelope.',
    ride: {
      mode: 'bus',
      operator: 'the island bus',
      miles: 164,
      minutes: 300,
      via: [
        [49.69, -125.0],
        [49.17, -123.96],
        [48.78, -123.7],
      ],
    },
  },
  {
    id: 'seattle',
    name: 'Seattle',
    latLng: [47.605, -122.34],
    nights: 0,
    text: 'Three hours between boat and train, and ten minutes on foot. The market is on the way.',
    ride: {
      mode: 'boat',
      operator: 'the Victoria boat',
      miles: 80,
      minutes: 165,
      via: [
        [48.32, -123.1],
        [48.18, -122.75],
        [47.85, -122.45],
      ],
    },
  },
  {
    id: 'home',
    name: 'Fairhaven again',
    latLng: [48.72, -122.51],
    nights: 0,
    text: 'The same parking lot. Walt is on the platform, in case you brought more than you took.',
    ride: {
      mode: 'train',
      operator: 'Cascades',
      miles: 97,
      minutes: 140,
      via: [
        [47.98, -122.2],
        [48.42, -122.33],
      ],
    },
  },
];
