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

/** Returns the error of one string literal; undefined for a valid one. */
function errorOf(
  literal: FileLiteral,
  isComponent: boolean,
  validators: NameValidators,
): string | undefined {
  const { text, field, record, hasSizes } = literal;
  const path = sitePathOf(text);
  if (path !== undefined) return validators.link(path);
  const isPicture =
    pictureFields.has(field) || (field === 'name' && (hasSizes || /Picture>$/.test(record)));
  // In components any field may hold class names, so only the props of elements count.
  if (isPicture && isName(text) && (!isComponent || record.startsWith('<')))
    return validators.picture(text);
  if (isComponent) return undefined;
  if (field === 'icon' && isName(text)) return validators.icon(text);
  const isRequired = record !== '' && !optionalTextFields.has(field);
  return text.trim() === '' && isRequired ? 'is empty' : undefined;
}

/**
 * Finds references of a source file (`.ts`, `.tsx`, `.astro`, `.md`) to pages, pictures and icons
 * that do not exist, and empty texts. Returns a line for each, with line number, record and field.
 */
export function unknownReferences(
  file: string,
  source: string,
  validators: NameValidators,
): string[] {
  return fileLiterals(file, source).flatMap((literal) => {
    const error = errorOf(literal, file.endsWith('.tsx'), validators);
    if (error === undefined) return [];
    const { line, record, field } = literal;
    const place = [record, field && `field ${field}`].filter(Boolean).join(', ');
    return [`${file}:${line}, ${place}: ${error}`];
  });
}
