/** Item of a room's costs. */
export interface DesignCost {
  title: string;
  /** In dollars. */
  price: number;
}

/** One design of the room. */
export interface RoomDesign {
  /** Name, also in the form. */
  title: string;
  /** Description. */
  text: string;
  above: readonly DesignCost[];
  below: readonly DesignCost[];
}

/** Costs below the flood level, the same in every design. */
const hiddenCosts: readonly DesignCost[] = [
  { title: 'Wet plaster out to 48 in., lime back in, three coats', price: 6400 },
  { title: 'Floorboards up, eleven weeks in the shed, down again', price: 5150 },
  { title: 'Nine sockets up from 12 in. to 44 in.', price: 1620 },
];
const lamp: DesignCost = { title: 'Brass arc lamp, its foot unscrews', price: 890 };

/** Three designs of the same room. */
export const designs: readonly RoomDesign[] = [
  {
    title: 'Oat',
    text: 'For somebody who reads until the light is gone. She took this one.',
    above: [
      { title: 'Limewash in oat, two coats', price: 1240 },
      lamp,
      { title: 'Print in black and brass, hung from a peg', price: 310 },
    ],
    below: [
      ...hiddenCosts,
      { title: 'White soap on the boards', price: 380 },
      { title: 'Black chair, beech, loose cover that boils', price: 2650 },
      { title: 'Round rug. Does not swim, rolls up in a minute', price: 1480 },
    ],
  },
  {
    title: 'Clay',
    text: 'For somebody who has people in. It forgives red wine and grandsons.',
    above: [
      { title: 'Limewash, warm white, two coats', price: 1240 },
      lamp,
      { title: 'Print in three earths', price: 340 },
    ],
    below: [
      ...hiddenCosts,
      { title: 'Niche in burnt lime, the color of the porch bricks', price: 740 },
      { title: 'White chair, cover in sailcloth', price: 2910 },
      { title: 'Round rug, the washable one', price: 1190 },
    ],
  },
  {
    title: 'Bottle',
    text: 'For evenings. By day it is merely handsome.',
    above: [
      { title: 'Limewash, gray as shell, two coats', price: 1240 },
      lamp,
      { title: 'Print in green and mustard', price: 340 },
    ],
    below: [
      ...hiddenCosts,
      { title: 'Niche in bottle green casein, five thin coats', price: 960 },
      { title: 'Walnut oil on the boards', price: 560 },
      { title: 'Green velvet chair. Sinks. Two people carry it', price: 3480 },
      { title: 'Round rug, and its rope for the peg', price: 1530 },
    ],
  },
];

export const sumOf = (costs: readonly DesignCost[]): number =>
  costs.reduce((sum, { price }) => sum + price, 0);
