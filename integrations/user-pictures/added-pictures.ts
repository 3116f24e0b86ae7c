import type { AddedPicture } from './added-picture.ts';
import { findPortraits } from './people-folder.ts';
import { findPictures } from './pictures-folder.ts';

/** Valid pictures, and an error message for each invalid file. */
interface AddedPictures {
  pictures: AddedPicture[];
  errors: string[];
}

/**
 * Finds name collisions: two files with one name would overwrite each other, and a file with the
 * name of a picture of the site would replace that picture.
 */
function nameCollisions(
  pictures: readonly AddedPicture[],
  siteNames: ReadonlySet<string>,
): string[] {
  const firstFileOf = new Map(pictures.toReversed().map(({ name, file }) => [name, file]));
  return pictures.flatMap(({ file, name }) => {
    if (siteNames.has(name))
      return [`${file}: the site has a picture "${name}"; give yours another name`];
    const firstFile = firstFileOf.get(name);
    return firstFile === file ? [] : [`${file}: ${firstFile} is called "${name}", too`];
  });
}

/**
 * Finds all pictures in `pictures/` and `people/`, without reading the image data.
 *
 * @param siteNames names of the pictures that are made in `art/`
 */
export function findAddedPictures(
  projectRoot: string,
  siteNames: ReadonlySet<string>,
): AddedPictures {
  const results = [...findPictures(projectRoot), ...findPortraits(projectRoot)];
  const pictures = results.filter((result) => typeof result !== 'string');
  const errors = results.filter((result) => typeof result === 'string');
  return { pictures, errors: [...errors, ...nameCollisions(pictures, siteNames)] };
}
