import type { PictureRecord } from '../../media/picture-record.ts';

/** Picture of a project, with its caption. */
export interface CaptionedPicture {
  picture: PictureRecord;
  /** One sentence: what to notice. */
  caption: string;
}

/** Returns the aspect ratio, width over height. */
export const aspectRatioOf = ({ picture: { width, height } }: CaptionedPicture): number =>
  width / height;
