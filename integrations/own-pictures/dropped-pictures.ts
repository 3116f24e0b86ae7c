import type { DroppedPicture } from './dropped-picture.ts';
import { foundInPeople } from './people-folder.ts';
import { foundInPictures } from './pictures-folder.ts';

/** Pictures in good order, and a line for everything that is not. */
interface Dropped {
  pictures: DroppedPicture[];
  problems: string[];
}

/** Two files by one name would overwrite one another; one by a name of ours would take its place. */
function takenNames(pictures: readonly DroppedPicture[], ours: ReadonlySet<string>): string[] {
  const first = new Map(pictures.toReversed().map(({ name, file }) => [name, file]));
  return pictures.flatMap(({ file, name }) => {
    if (ours.has(name))
      return [`${file}: the site has a picture "${name}"; give yours another name`];
    return first.get(name) === file ? [] : [`${file}: ${first.get(name)} is called "${name}", too`];
  });
}

/**
 * Everything that lies in `pictures/` and `people/`, found without opening a picture.
 *
 * @param ours names of the pictures that are made in `art/`
 */
export function droppedPictures(root: string, ours: ReadonlySet<string>): Dropped {
  const found = [...foundInPictures(root), ...foundInPeople(root)];
  const pictures = found.filter((each) => typeof each !== 'string');
  const problems = found.filter((each) => typeof each === 'string');
  return { pictures, problems: [...problems, ...takenNames(pictures, ours)] };
}
