import type { PictureRecord } from './picture-record.ts';

/** Removes the placeholder of a picture far down in a list: its color is enough until it loads. */
export const withoutPlaceholder = (picture: PictureRecord): PictureRecord => ({
  ...picture,
  placeholder: '',
});
