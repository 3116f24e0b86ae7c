import { pictureNamed } from '../../media/pictures.ts';
import { works } from './works.ts';

/** Stamps as the loupe shows them: addresses of the largest and of a small picture, and their marks. */
export const loupeStamps = () =>
  works.map(({ id, title, picture, size, marks }) => ({
    id,
    title,
    size,
    source: `/media/${picture}-${pictureNamed(picture).widths.at(-1)}.avif`,
    small: `/media/${picture}-480.avif`,
    marks: marks.map(({ at }) => at),
  }));
