import type { Drawing } from '../drawing.ts';
import { doorBench } from './door-bench.ts';
import { mapPlate } from './map-plate.ts';
import { sherds } from './sherds.ts';

/** Pictures of a shop for house goods: a painted plate, its sherds, and the dog under its bench. */
export const wicket: readonly Drawing[] = [
  {
    name: 'wicket-plate',
    scene: 'drawn/wicket',
    alt: 'A cream plate with leaves round its rim; in its well a painted map of a river, creeks and seven numbered doors.',
    focus: [0.5, 0.5],
    width: 2000,
    height: 2000,
    markup: mapPlate,
  },
  {
    name: 'wicket-sherds',
    scene: 'drawn/wicket',
    alt: 'A painted plate in nine numbered sherds on bottle green, clay showing along the breaks.',
    focus: [0.5, 0.5],
    width: 2000,
    height: 2000,
    markup: sherds,
  },
  {
    name: 'wicket-bench',
    scene: 'drawn/wicket',
    alt: 'A plain bench by a green door, four chalked places on it, and a brown dog asleep underneath.',
    focus: [0.5, 0.7],
    width: 1500,
    height: 2000,
    markup: doorBench,
  },
];
