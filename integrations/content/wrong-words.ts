import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { wrongContent } from '../../src/check-content.ts';
import { peopleFolder } from '../../src/content/people.ts';
import { knownNames } from './known-names.ts';
import { strangersIn } from './strangers.ts';

/** Rooms whose files speak to visitors. */
const rooms = [
  ...['pages', 'homes', 'company', 'portfolio', 'blog', 'shop', 'showcase'],
  ...['headers', 'footers', 'page-titles', 'blocks', 'content'],
].map((room) => `src/${room}`);

const isSource = (name: string) =>
  /\.(ts|tsx|astro|md)$/.test(name) && !/(\.test|\.spec|\.generated|-behaviour)\.\w+$/.test(name);

/** Every file that may name something, from the root of the project. */
function sources(root: string): string[] {
  return [...rooms, peopleFolder].flatMap((folder) => {
    if (!statSync(join(root, folder), { throwIfNoEntry: false })) return [];
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
  });
}

/**
 * Everything that is wrong with the site's words: fields that do not hold to their schema, and names
 * of pages, pictures and icons that are not there. A line each, with file, record and field.
 */
export function wrongWords(root: string): string[] {
  const known = knownNames(root);
  const named = sources(root).flatMap((file) =>
    strangersIn(file, readFileSync(join(root, file), 'utf8'), known),
  );
  return [...wrongContent(), ...named];
}
