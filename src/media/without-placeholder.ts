import type { PictureRecord } from './picture-record.ts';

/** A picture far down in a long list: its prevailing color is ground enough until it is there. */
export const withoutPlaceholder = (picture: PictureRecord): PictureRecord => ({
  ...picture,
  placeholder: '',
});
