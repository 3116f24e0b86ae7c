import type { Drawing } from './drawing.ts';
import { interfaces } from './interfaces/interfaces.ts';
import { screens } from './interfaces/screens.ts';
import { sites } from './interfaces/sites.ts';
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
  ...screens,
  ...sites,
  ...maps,
  ...posters,
  ...landscapes,
  ...towns,
  ...plans,
];
