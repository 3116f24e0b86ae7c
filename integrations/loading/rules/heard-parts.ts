import type { OwnWords } from './page-document.ts';
import type { Part, Piece } from './sheet.ts';

/** Names that a rule or a script of the page reads. */
interface Heard {
  properties: Set<string>;
  words: Set<string>;
  /** Custom properties that are set to a value other than `initial`. */
  set: Set<string>;
}

/**
 * Removes custom properties that nothing on the page reads, and `@keyframes` and `@property` rules
 * that nothing names: Tailwind's theme alone is 2 KB of them. Those that scripts read later are in
 * the deferred stylesheet.
 */
export function heardParts(parts: Part[], { html, ownStyle }: OwnWords): Part[] {
  const heard: Heard = {
    properties: new Set([...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)),
    words: new Set(ownStyle.match(/[\w-]+/g)),
    set: new Set(ownStyle.match(/--[\w-]+/g)),
  };
  // Repeats until nothing is added: a used property may read another one, and so may a used
  // animation.
  let before = -1;
  const size = () => heard.properties.size + heard.words.size + heard.set.size;
  while (before !== size()) {
    before = size();
    listen(parts, heard);
  }
  return keep(parts, heard);
}

const isHeard = ({ sets, resets }: Piece, { properties, set }: Heard) =>
  sets === undefined || (properties.has(sets) && (!resets || set.has(sets)));

function isNamed(part: Extract<Part, { name: string }>, { properties, words, set }: Heard) {
  if (part.type === 'keyframes') return words.has(part.name);
  return properties.has(part.name) && (set.has(part.name) || part.text.includes('initial-value'));
}

function listen(parts: Part[], heard: Heard): void {
  const take = (item: Partial<Piece> & { properties: string[] }) => {
    for (const name of item.properties) heard.properties.add(name);
    for (const word of item.words ?? []) heard.words.add(word);
    if (item.sets && !item.resets) heard.set.add(item.sets);
  };
  for (const part of parts) {
    if (part.type === 'rule') for (const piece of part.body) if (isHeard(piece, heard)) take(piece);
    if (part.type === 'keyframes' && isNamed(part, heard)) take(part);
    if (part.type !== 'block') continue;
    if (part.parts.length > 0) take(part);
    listen(part.parts, heard);
  }
}

function keep(parts: Part[], heard: Heard): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.type === 'block') return [{ ...part, parts: keep(part.parts, heard) }];
    if (part.type === 'statement') return [part];
    if (part.type !== 'rule') return isNamed(part, heard) ? [part] : [];
    const body = part.body.filter((piece) => isHeard(piece, heard));
    return body.length > 0 ? [{ ...part, body }] : [];
  });
}
