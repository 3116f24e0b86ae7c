import type { Screen } from './screen-prices.ts';

/** Client: a row of the list, and its panel. */
export interface Client {
  id: string;
  /** Name in the list; full-width for a tall screen. */
  name: string;
  /** Full name and town of the client. */
  client: string;
  year: number;
  screen: Screen;
  img: string;
  /** Shape of its picture in the open row. */
  format: 'wide' | 'upright';
  /** Description of the work. */
  work: string;
  /** Failure of the work, and its consequence. */
  failure: string;
}

/** Six clients, alternately with tall and tiny screens. */
export const clients = [
  {
    id: 'drive-in',
    name: 'Drive-in',
    client: 'Silver Bow Drive-In, Ramsay, Montana',
    year: 2024,
    screen: { size: 'tall', width: 720, height: 300 },
    img: 'barn-diodes',
    format: 'wide',
    work: 'A wall of 1.4 million lamps where painted plywood had been since 1977. The film begins at the hour on the ticket now, and not when the last light is gone.',
    failure:
      'Moths. Some forty thousand came in the first July and sat on the white parts. White stops at 62 percent after ten o’clock; nobody in a car has noticed, and the moths have.',
  },
  {
    id: 'beacon',
    name: 'Pintler Beacon',
    client: 'Pintler Safety, Anaconda, Montana',
    year: 2023,
    screen: { size: 'tiny', width: 1.1, height: 0.9, words: 6 },
    img: 'barn-beacon',
    format: 'wide',
    work: 'An arrow and one number, for somebody on their knees in the snow with one glove off. It may say six things. We threw out nineteen.',
    failure:
      'At 22 below zero the arrow came eight tenths of a second late. 340 beacons went back to the bench in the week before Christmas, at our cost.',
  },
  {
    id: 'sale-barn',
    name: 'Sale barn',
    client: 'Beaverhead Sale Barn, Dillon, Montana',
    year: 2022,
    screen: { size: 'tall', width: 168, height: 108 },
    img: 'barn-flips',
    format: 'wide',
    work: 'Weight, head count and price over the ring, on 8,064 tin discs that turn over. They can be heard from the back row, which is how buyers know that a figure has changed.',
    failure:
      'Dust. A disc stuck, and a steer of 1,880 pounds stood there as 7,880 for eleven seconds. It sold.',
  },
  {
    id: 'remote',
    name: 'Hollis Hearing',
    client: 'Hollis Hearing, Helena, Montana',
    year: 2025,
    screen: { size: 'tiny', width: 0.9, height: 0.5, words: 9 },
    img: 'barn-drops',
    format: 'wide',
    work: 'A remote for two hearing aids: how loud, how long the battery lasts, which program. For people who have left their glasses in the other room.',
    failure:
      'It was read at the kitchen sink, with wet hands, which five of us had not tried. A drop of water makes a 1 out of a 7. The digits are now cut so that it can’t.',
  },
  {
    id: 'grain',
    name: 'Grain',
    client: 'Teton Grain Growers, Dutton, Montana',
    year: 2025,
    screen: { size: 'tall', width: 132, height: 1104 },
    img: 'barn-silo',
    format: 'upright',
    work: 'How wet the wheat may be today, as a column on the middle bin. It can be read from four miles off, so nobody drives in with a load that will be sent home.',
    failure:
      'A pilot asked the county why there was a light where no light is on the chart. The county asked us. We had asked the growers, the highway and the owls.',
  },
  {
    id: 'fare',
    name: 'Copper City Fares',
    client: 'Copper City Transit, Butte, Montana',
    year: 2023,
    screen: { size: 'tiny', width: 1.4, height: 0.8, words: 3 },
    img: 'barn-beads',
    format: 'upright',
    work: 'A token with a window of electronic paper that says how many rides are left. It needs no battery to keep saying so.',
    failure:
      'One was left on a dashboard in August and said 3 for nine days, whatever happened. The drivers believed it. We paid the city $13.50.',
  },
] as const satisfies readonly Client[];
