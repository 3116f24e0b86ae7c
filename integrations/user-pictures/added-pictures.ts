import type { AddedPicture } from './added-picture.ts';
import { findPortraits } from './people-folder.ts';
import { findPictures } from './pictures-folder.ts';

/** Valid pictures, and an error message for each invalid file. */
interface AddedPictures {
  pictures: AddedPicture[];
  problems: string[];
}

/**
 * Finds name collisions: two files with one name would overwrite each other; one with the name of a
 * picture of the site would replace it.
 */
function nameCollisions(pictures: readonly AddedPicture[], ours: ReadonlySet<string>): string[] {
  const first = new Map(pictures.toReversed().map(({ name, file }) => [name, file]));
  return pictures.flatMap(({ file, name }) => {
    if (ours.has(name))
      return [`${file}: the site has a picture "${name}"; give yours another name`];
    return first.get(name) === file ? [] : [`${file}: ${first.get(name)} is called "${name}", too`];
  });
}

/**
 * Finds all pictures in `pictures/` and `people/`, without reading the image data.
 *
 * @param ours names of the pictures that are made in `art/`
 */
export function findAddedPictures(root: string, ours: ReadonlySet<string>): AddedPictures {
  const found = [...findPictures(root), ...findPortraits(root)];
  const pictures = found.filter((each) => typeof each !== 'string');
  const problems = found.filter((each) => typeof each === 'string');
  return { pictures, problems: [...problems, ...nameCollisions(pictures, ours)] };
}
