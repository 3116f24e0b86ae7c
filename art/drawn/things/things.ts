import type { Drawing } from '../drawing.ts';
import * as door from './door.ts';
import * as paper from './paper.ts';
import * as shelf from './shelf.ts';
import * as small from './small.ts';
import * as way from './way.ts';

const thing = (
  name: string,
  alt: string,
  [width, height]: readonly [number, number],
  markup: () => string,
  more: Partial<Drawing> = {},
): Drawing => ({
  name: `things-${name}`,
  scene: 'drawn/things',
  alt,
  focus: [0.5, 0.5],
  alpha: true,
  width,
  height,
  markup,
  ...more,
});

/** One night of one cold room: the door, the telephone, the shelves, the sensor, the way of a reading, and a pencil. */
export const things: readonly Drawing[] = [
  thing(
    'door',
    'The door of a cold room by night, kept open by a red milk crate; cold light falls out over the floor',
    door.size,
    door.doorAjar,
  ),
  thing(
    'phone',
    'A telephone rings on a night table beside a glass of water, a red warning on its screen',
    door.size,
    door.phoneRings,
  ),
  thing(
    'sensor',
    'A white sensor, longer than it is wide, with an eye to hang it by, a green lamp, and COLD ROOM on it',
    small.sensorSize,
    small.sensor,
  ),
  thing('quarter', 'A quarter: 25 cents, with a lark on it', small.quarterSize, small.quarter),
  thing(
    'shelf',
    'Shelves: twenty crates of milk, four of cream, ten of yogurt, ten boards of soft cheese, seven trays of tubs, aged wheels below',
    shelf.size,
    shelf.shelf,
  ),
  thing(
    'way',
    'A sensor in a cold room, a gateway in the house, wires on poles, our mill; red numbers where each can be cut',
    way.size,
    way.way,
    { narrow: 'things-way-narrow' },
  ),
  thing(
    'way-narrow',
    'From the top: a sensor in a cold room, a gateway in the house, wires on poles, our mill; red numbers where each can be cut',
    way.narrowSize,
    way.wayNarrow,
  ),
  thing(
    'paper',
    'A clipboard with a sheet for the week, two temperatures a day in pencil and initials, and a round thermometer',
    paper.size,
    paper.paper,
  ),
];
