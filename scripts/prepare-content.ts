import { collectErrors } from '../integrations/content/collect-errors.ts';
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
  const projectRoot = process.cwd();
  const pictureErrors = await encodeAdded(projectRoot, (line) => print(`picture ${line}`));
  // Runs in Vite, as in development, because Vite gathers the list of pages. Imported only now: the
  // import reads the list of pictures, which has just been written.
  const { runnerImport } = await import('vite');
  const load = async <Module>(path: string) =>
    (await runnerImport<Module>(path, { root: projectRoot, logLevel: 'error' })).module;
  const errors = [...pictureErrors, ...(await collectErrors(projectRoot, load))];
  return errors.length > 0 ? formatContentErrors(errors) : undefined;
}
