import { isPictureName, type PictureName } from './pictures.ts';

/** What a layout needs to ask for the picture of the first screen early; nothing where it is drawn. */
export function firstPicture({ name, sizes }: { name: string; sizes: string }): {
  lcp?: { name: PictureName; sizes: string };
} {
  return isPictureName(name) ? { lcp: { name, sizes } } : {};
}
