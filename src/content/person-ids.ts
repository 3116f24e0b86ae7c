import { isAdopted } from './adopted.ts';
import { recordFiles } from './record-files.ts';

/** Returns the ids set in the files of `people/`, of the samples' people or of the others. */
const idsOf = (isSample: boolean): ReadonlySet<unknown> =>
  new Set(
    recordFiles.people
      .filter(({ fields }) => (fields['sample'] === true) === isSample)
      .map(({ fields }) => fields['id']),
  );

/** Ids of the firm's own people: its posts and openings may refer to these alone. */
export const ownPersonIds = idsOf(false);

/**
 * Ids to which sample posts may refer. On an adopted site these are people of the samples, because
 * the firm's own people have written none of them.
 */
export const sampleAuthorIds = isAdopted ? idsOf(true) : ownPersonIds;

/** Ids of everybody: projects have people of the samples, or of the firm. */
export const allPersonIds: ReadonlySet<unknown> = ownPersonIds.union(idsOf(true));

/** Returns the error of a reference to a person; undefined for one whose id is among these. */
export function personError(ids: ReadonlySet<unknown>, id: number): string | undefined {
  if (ids.has(id)) return undefined;
  const knownIds = [...ids].filter(Number).sort((a, b) => Number(a) - Number(b));
  return `nobody in people/ has the id ${id}. Known: ${knownIds.join(', ')}`;
}
