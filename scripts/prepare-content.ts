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
  // Imported only now: it reads the list of pictures at import.
  const { contentErrors } = await import('../integrations/content/content-errors.ts');
  const all = [...pictureErrors, ...contentErrors(root)];
  return all.length > 0 ? formatContentErrors(all) : undefined;
}
