import type { Drawing } from '../drawing.ts';
import { drawingsOf } from '../drawings-of.ts';
import * as door from './door.ts';
import * as paper from './paper.ts';
import * as shelf from './shelf.ts';
import * as small from './small.ts';
import * as way from './way.ts';

const thing = drawingsOf('things', 'things');

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
  ),
  thing(
    'way-sensor',
    'A cold room with a sensor in it, and on its wire a red 1',
    way.stopSize,
    way.sensorStop,
  ),
  thing(
    'way-gateway',
    'A house with a gateway in it, and beside the outlet a red 2',
    way.stopSize,
    way.gatewayStop,
  ),
  thing(
    'way-poles',
    'Two poles on a hill, and on the wire between them a red 3',
    way.stopSize,
    way.polesStop,
  ),
  thing('way-mill', 'Our mill with its wheel, and on the roof a red 4', way.stopSize, way.millStop),
  thing(
    'paper',
    'A clipboard with a sheet for the week, two temperatures a day in pencil and initials, and a round thermometer',
    paper.size,
    paper.paper,
  ),
];
