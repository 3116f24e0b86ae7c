import { breaths } from './breaths.ts';
import type { NightRecord } from './draft.ts';
import { everybodyUphill } from './everybody-uphill.ts';
import { firstNight } from './first-night.ts';
import { greenInTheNorth } from './green-in-the-north.ts';
import { highWater } from './high-water.ts';
import { lightsWent } from './lights-went.ts';
import { nothing } from './nothing.ts';
import { snowUntilMorning } from './snow-until-morning.ts';

/** The eight nights by the names that the address and their pictures have. */
export const records = {
  'high-water': highWater,
  nothing,
  breaths,
  'the-lights-went': lightsWent,
  'everybody-uphill': everybodyUphill,
  'snow-until-morning': snowUntilMorning,
  'green-in-the-north': greenInTheNorth,
  'her-first-night': firstNight,
} as const satisfies Record<string, NightRecord>;

export type NightName = keyof typeof records;
