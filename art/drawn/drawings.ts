import type { Drawing } from './drawing.ts';
import { interfaces } from './interfaces/interfaces.ts';
import { maps } from './maps/maps.ts';
import { portraits } from './portraits/portraits.ts';

/** Everything that is drawn as SVG by code. */
export const drawings: readonly Drawing[] = [...portraits, ...interfaces, ...maps];
