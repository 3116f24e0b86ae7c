import type { Drawing } from './drawing.ts';
import { interfaces } from './interfaces/interfaces.ts';
import { landscapes } from './landscapes/landscapes.ts';
import { maps } from './maps/maps.ts';
import { plans } from './plans/plans.ts';
import { portraits } from './portraits/portraits.ts';
import { posters } from './posters/posters.ts';
import { towns } from './town/towns.ts';

/** Everything that is drawn as SVG by code. */
export const drawings: readonly Drawing[] = [
  ...portraits,
  ...interfaces,
  ...maps,
  ...posters,
  ...landscapes,
  ...towns,
  ...plans,
];
