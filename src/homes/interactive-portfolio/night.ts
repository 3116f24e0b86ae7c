import type { PictureName } from '../../media/pictures.ts';
import type { Weave } from './letter-cloth.ts';

/** One night and the blanket that was woven from it. */
export interface Night {
  /** Hash in the URL, also in the names of pictures and colors. */
  id: string;
  title: string;
  date: string;
  /** Picture of the cloth. */
  clothPicture: PictureName;
  /** Picture of record, draft and cloth side by side. */
  draftPicture: PictureName;
  /** Picture of yarn on a card. */
  yarnPicture: PictureName;
  /** Record of the night, and its instrument. */
  record: string;
  /** Description of the weave. */
  weave: string;
  /** Weave that `ContactLetterLoom` draws for a letter with this work as its model. */
  weaveName: Weave;
  /** Size of the blanket. */
  size: string;
  /** Present location of the blanket. */
  location: string;
  story: string;
}
