import { recordFiles } from './record-files.ts';

/** Ids set in the files of `people/`: posts and openings may refer to these alone. */
export const explicitIds: ReadonlySet<unknown> = new Set(
  recordFiles.people.map(({ fields }) => fields['id']),
);
