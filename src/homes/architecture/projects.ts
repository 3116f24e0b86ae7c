import type { Project } from './project.ts';
import { beaconNeck } from './projects/beacon-neck.ts';
import { bosunsLoft } from './projects/bosuns-loft.ts';
import { overTheBakery } from './projects/over-the-bakery.ts';
import { quinceCourt } from './projects/quince-court.ts';
import { sheldonRow } from './projects/sheldon-row.ts';
import { tideRoom } from './projects/tide-room.ts';
import { twoBrothers } from './projects/two-brothers.ts';
import { weaverStreet } from './projects/weaver-street.ts';
import { wheelersField } from './projects/wheelers-field.ts';

/** All projects; the first one's plan is open initially. */
export const projects: readonly Project[] = [
  wheelersField,
  twoBrothers,
  tideRoom,
  overTheBakery,
  weaverStreet,
  quinceCourt,
  beaconNeck,
  sheldonRow,
  bosunsLoft,
];
