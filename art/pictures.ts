import { bittenPictures } from './bitten/pictures.ts';
import { renderedPictures } from './blender/pictures.ts';
import { burinPictures } from './burin/pictures.ts';
import { contactSheet } from './contact-sheet.ts';
import { drapedPictures } from './draped/pictures.ts';
import { drawnPictures } from './drawn/pictures.ts';
import { foleyPictures } from './foley/pictures.ts';
import { hungPictures } from './hung/pictures.ts';
import { kitePictures } from './kites/pictures.ts';
import { linocutPictures } from './linocut/pictures.ts';
import { napkinPictures } from './napkin/pictures.ts';
import type { PictureSource } from './picture-source.ts';
import { pouredPictures } from './poured/pictures.ts';
import { shadedPictures } from './shaders/pictures.ts';
import { tracedPictures } from './traced/pictures.ts';
import { washedPictures } from './washes/pictures.ts';
import { workPictures } from './works/pictures.ts';
import { wovenPictures } from './woven/pictures.ts';

export type { PictureSource } from './picture-source.ts';

/** Every picture of the site, whichever way it was made. */
export const pictureSources: readonly PictureSource[] = [
  ...renderedPictures,
  ...drawnPictures,
  ...shadedPictures,
  ...contactSheet,
  ...workPictures,
  ...wovenPictures,
  ...kitePictures,
  ...linocutPictures,
  ...foleyPictures,
  ...tracedPictures,
  ...bittenPictures,
  ...hungPictures,
  ...pouredPictures,
  ...burinPictures,
  ...washedPictures,
  ...drapedPictures,
  ...napkinPictures,
];
