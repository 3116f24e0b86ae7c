import { type FileLiteral, fileLiterals } from './file-literals.ts';
import type { NameValidators } from './name-validators.ts';

/** Fields and attributes that contain a picture name, in content and in components. */
const pictureFields = new Set(['img', 'media', 'picture', 'pictures', 'poster', 'stamp', 'narrow']);

/** Fields that may be empty: text that is printed directly before or after a number. */
const optionalTextFields = new Set(['suffix', 'prefix']);

const isName = (text: string) => /^[\w-]+$/.test(text);

/**
 * Returns a path of this site without query and hash; undefined for other texts, and for patterns
 * such as `/page/*`.
 */
const sitePathOf = (text: string) => /^(\/(?!\/)[\w/.-]*)(?:[?#].*)?$/.exec(text)?.[1];

/** Name in a content file that something must have, or a text that is empty. */
export interface Reference {
  kind: keyof NameValidators | 'empty';
  name: string;
  /** File, line number, record and field, for messages. */
  place: string;
}

/** Returns what a string literal refers to; undefined for other texts. */
function targetOf(
  { text, field, record, hasSizes }: FileLiteral,
  isComponent: boolean,
): Pick<Reference, 'kind' | 'name'> | undefined {
  const path = sitePathOf(text);
  if (path !== undefined) return { kind: 'link', name: path };
  const isPicture =
    pictureFields.has(field) || (field === 'name' && (hasSizes || /Picture>$/.test(record)));
  // In components any field may hold class names, so only the props of elements count.
  if (isPicture && isName(text) && (!isComponent || record.startsWith('<')))
    return { kind: 'picture', name: text };
  if (isComponent) return undefined;
  if (field === 'icon' && isName(text)) return { kind: 'icon', name: text };
  const isRequired = record !== '' && !optionalTextFields.has(field);
  return text.trim() === '' && isRequired ? { kind: 'empty', name: '' } : undefined;
}

/**
 * Returns the references of a source file (`.ts`, `.tsx`, `.astro`, `.md`) to pages, pictures and
 * icons, and its empty texts. They depend on the file alone.
 */
export const referencesOf = (file: string, source: string): Reference[] =>
  fileLiterals(file, source).flatMap((literal) => {
    const target = targetOf(literal, file.endsWith('.tsx'));
    if (target === undefined) return [];
    const { line, record, field } = literal;
    const place = [record, field && `field ${field}`].filter(Boolean).join(', ');
    return [{ ...target, place: `${file}:${line}, ${place}` }];
  });

/** Returns a line for each reference to what does not exist, and for each empty text. */
export const unknownReferences = (
  references: readonly Reference[],
  validators: NameValidators,
): string[] =>
  references.flatMap(({ kind, name, place }) => {
    const error = kind === 'empty' ? 'is empty' : validators[kind](name);
    return error === undefined ? [] : [`${place}: ${error}`];
  });
