import { benchChamois } from './bench-chamois.ts';
import { benchCups } from './bench-cups.ts';
import { benchDrawer } from './bench-drawer.ts';
import { benchGloves } from './bench-gloves.ts';
import { benchSkillet } from './bench-skillet.ts';
import { benchStarch } from './bench-starch.ts';
import { filmDoor } from './film-door.ts';
import { filmEcho } from './film-echo.ts';
import { filmHooves } from './film-hooves.ts';
import { filmSnow } from './film-snow.ts';
import { filmTent } from './film-tent.ts';
import { floorPits } from './floor-pits.ts';
import type { FoleyPicture } from './picture.ts';

/** Everything on the page of the foley artist: what the film shows, and what lay on the bench. */
export const foley: readonly FoleyPicture[] = [
  ...filmSnow,
  ...benchStarch,
  ...filmHooves,
  ...benchCups,
  ...filmEcho,
  ...benchChamois,
  ...filmDoor,
  ...benchDrawer,
  ...filmTent,
  ...benchSkillet,
  ...benchGloves,
  ...floorPits,
];
