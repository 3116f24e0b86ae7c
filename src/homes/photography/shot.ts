import type { PictureName } from '../../media/picture-name.generated.ts';

/** The four essays, by the name that frames carry. */
export type Essay = 'rain' | 'fog' | 'bench' | 'kitchen';

/** One printed frame: its picture, its place on its roll, and the notes on it. */
export interface Shot {
  /** Roll and frame, as on the envelope: `412-17`. */
  id: string;
  picture: PictureName;
  essay: Essay;
  title: string;
  place: string;
  hour: string;
  camera: string;
  lens: string;
  exposure: string;
  /** Event in the picture. */
  story: string;
}
