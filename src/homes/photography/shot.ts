import type { PictureName } from '../../media/picture-name.ts';

/** Ids of the four photo essays. */
export type Essay = 'rain' | 'fog' | 'bench' | 'kitchen';

/** Printed frame, with its data. */
export interface Shot {
  /** Numbers of roll and frame: `412-17`. */
  id: string;
  picture: PictureName;
  essay: Essay;
  title: string;
  place: string;
  hour: string;
  camera: string;
  lens: string;
  exposure: string;
  /** Caption: what is seen, and the conditions. */
  story: string;
}
