import type { PictureName } from '../../media/pictures.ts';
import type { Weave } from './letter-cloth.ts';

/** One night and the blanket that was woven from it. */
export interface Night {
  /** In the address, and in the names of its pictures and colors. */
  id: string;
  title: string;
  when: string;
  /** The cloth from edge to edge; the record, its draft and the cloth in one; its yarn on a card. */
  cloth: PictureName;
  drawnUp: PictureName;
  yarn: PictureName;
  /** Record of the night, and its instrument. */
  record: string;
  /** Weave, also for the loom of the page, and size. */
  weave: string;
  draft: Weave;
  size: string;
  /** Present place of the blanket. */
  place: string;
  story: string;
}
