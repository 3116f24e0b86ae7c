import { pictureNamed } from '../../media/pictures.ts';
import { largestSourceOf, sourceFor } from '../../media/source-set.ts';
import { benchWorks } from './works.ts';

/** Stamps for the loupe: URLs of the largest and of a small picture, and the marks. */
export const loupeStamps = () =>
  benchWorks.map(({ id, title, picture, size, marks }) => {
    const record = pictureNamed(picture);
    return {
      id,
      title,
      size,
      source: largestSourceOf(record),
      small: sourceFor(record, 480),
      marks: marks.map(({ at }) => at),
    };
  });
