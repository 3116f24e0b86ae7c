import { formatContentErrors } from '../integrations/content/format-content-errors.ts';
import { encodeAdded } from '../integrations/user-pictures/encode-added.ts';

/**
 * Encodes the owner's new pictures, and validates all content.
 *
 * @returns the errors as text for the console; undefined if there are none
 */
export async function prepareContent(root = process.cwd()): Promise<string | undefined> {
  const say = (line: string) => process.stdout.write(`picture ${line}\n`);
  const pictureErrors = await encodeAdded(root, say);
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
