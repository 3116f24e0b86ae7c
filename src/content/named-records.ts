import { didYouMean } from './closest.ts';
import { nameOfFile } from './file-name.ts';

/**
 * Returns the records of a folder (one a file, as `import.meta.glob` finds them) by file name,
 * sorted by a number of each.
 */
export const recordsByName = <T>(
  files: Readonly<Record<string, T>>,
  orderOf: (record: T) => number,
): ReadonlyMap<string, T> =>
  new Map(
    Object.entries(files)
      .map(([file, record]) => [nameOfFile(file), record] as const)
      .sort(([, one], [, other]) => orderOf(one) - orderOf(other)),
  );

/** Returns the record of a name. Throws for an unknown name, and suggests the nearest. */
export function recordNamed<T>(kind: string, records: ReadonlyMap<string, T>, name: string): T {
  const record = records.get(name);
  if (record) return record;
  throw new Error(`There is no ${kind} "${name}".${didYouMean(name, records.keys())}`);
}
