import { formatContentErrors } from '../integrations/content/format-content-errors.ts';
import { encodeAdded } from '../integrations/user-pictures/encode-added.ts';

/**
 * Encodes the owner's new pictures, and validates all content.
 *
 * @param print function that prints a line about each picture
 * @returns the errors as text for the console; undefined if there are none
 */
export async function prepareContent(
  print = (line: string): unknown => process.stdout.write(`${line}\n`),
): Promise<string | undefined> {
  const root = process.cwd();
  const pictureErrors = await encodeAdded(root, (line) => print(`picture ${line}`));
  // By Vite, as in development: it gathers the list of pages. And only now, when the list of pictures
  // is written, which is read at import.
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport<typeof import('../integrations/content/content-errors.ts')>(
    '/integrations/content/content-errors.ts',
    { root, logLevel: 'error' },
  );
  const all = [...pictureErrors, ...module.contentErrors(root)];
  return all.length > 0 ? formatContentErrors(all) : undefined;
}
