import type { PictureName } from '../../media/pictures.ts';
import type { Weave } from './letter-cloth.ts';

/** One night and the blanket that was woven from it. */
export interface Night {
  /** Hash in the URL, also in the names of pictures and colors. */
  id: string;
  title: string;
  when: string;
  /** Pictures: the cloth; record, draft and cloth side by side; yarn on a card. */
  cloth: PictureName;
  drawnUp: PictureName;
  yarn: PictureName;
  /** Record of the night, and its instrument. */
  record: string;
  /** Weave, also for the loom of the page, and size. */
  weave: string;
  draft: Weave;
  size: string;
  /** Present location of the blanket. */
  place: string;
  story: string;
}
