import type { PictureRecord } from '../../media/picture-record.ts';

/** A picture of a project, and what stands below it. */
export interface CaptionedPicture {
  picture: PictureRecord;
  /** One sentence: what to look at. */
  caption: string;
}

/** Width over height. */
export const shapeOf = ({ picture: { width, height } }: CaptionedPicture): number => width / height;
