import { pictureNamed } from '../../media/pictures.ts';
import { largestSourceOf, sourceFor } from '../../media/source-set.ts';
import { benchWorks } from './works.ts';

/** Returns the stamps for the loupe, with the URLs of two pictures and the positions of the marks. */
export const loupeStamps = () =>
  benchWorks.map(({ id, title, picture, size, marks }) => {
    const record = pictureNamed(picture);
    return {
      id,
      title,
      size,
      source: largestSourceOf(record),
      placeholder: sourceFor(record, 480),
      marks: marks.map(({ position }) => position),
    };
  });
