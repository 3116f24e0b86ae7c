import type { DocumentText } from './page-document.ts';
import type { Part, Piece } from './sheet.ts';

/** Names that a rule or a script of the page reads. */
interface UsedNames {
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
export function keepUsedCustomProperties(parts: Part[], { html, ownStyle }: DocumentText): Part[] {
  const used: UsedNames = {
    properties: new Set([...html.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)),
    words: new Set(ownStyle.match(/[\w-]+/g)),
    set: new Set(ownStyle.match(/--[\w-]+/g)),
  };
  // Repeats until nothing is added: a used property may read another one, and so may a used
  // animation.
  let before = -1;
  const size = () => used.properties.size + used.words.size + used.set.size;
  while (before !== size()) {
    before = size();
    collectUsed(parts, used);
  }
  return keep(parts, used);
}

const isUsed = ({ sets, resets }: Piece, { properties, set }: UsedNames) =>
  sets === undefined || (properties.has(sets) && (!resets || set.has(sets)));

function isNamed(part: Extract<Part, { name: string }>, { properties, words, set }: UsedNames) {
  if (part.type === 'keyframes') return words.has(part.name);
  return properties.has(part.name) && (set.has(part.name) || part.text.includes('initial-value'));
}

function collectUsed(parts: Part[], used: UsedNames): void {
  const take = (item: Partial<Piece> & { properties: string[] }) => {
    for (const name of item.properties) used.properties.add(name);
    for (const word of item.words ?? []) used.words.add(word);
    if (item.sets && !item.resets) used.set.add(item.sets);
  };
  for (const part of parts) {
    if (part.type === 'rule') for (const piece of part.body) if (isUsed(piece, used)) take(piece);
    if (part.type === 'keyframes' && isNamed(part, used)) take(part);
    if (part.type !== 'block') continue;
    if (part.parts.length > 0) take(part);
    collectUsed(part.parts, used);
  }
}

function keep(parts: Part[], used: UsedNames): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.type === 'block') return [{ ...part, parts: keep(part.parts, used) }];
    if (part.type === 'statement') return [part];
    if (part.type !== 'rule') return isNamed(part, used) ? [part] : [];
    const body = part.body.filter((piece) => isUsed(piece, used));
    return body.length > 0 ? [{ ...part, body }] : [];
  });
}
