import { mistakes } from '../integrations/content/mistakes.ts';
import { encodeDropped } from '../integrations/own-pictures/encode-dropped.ts';

/**
 * Encodes pictures that were dropped into folders, and looks at all words.
 *
 * @returns the mistakes as a text for the console; undefined where there are none
 */
export async function prepareContent(root = process.cwd()): Promise<string | undefined> {
  const say = (line: string) => process.stdout.write(`picture ${line}\n`);
  const wrong = await encodeDropped(root, say);
  // Not before: it reads the list of pictures once.
  const { wrongWords } = await import('../integrations/content/wrong-words.ts');
  const all = [...wrong, ...wrongWords(root)];
  return all.length > 0 ? mistakes(all) : undefined;
}
