import { type FileLiteral, fileLiterals } from './file-literals.ts';
import type { KnownNames } from './known-names.ts';

/** Fields and attributes that contain a picture name, in content and in components. */
const pictureFields = new Set(['img', 'media', 'picture', 'pictures', 'poster', 'stamp', 'narrow']);

/** Fields that may be empty: text printed right beside a number. */
const maybeEmpty = new Set(['suffix', 'prefix']);

const isName = (text: string) => /^[\w-]+$/.test(text);
/**
 * Returns a path of this site without query and hash; `*` and the like belong to patterns, not
 * paths.
 */
const pathIn = (text: string) => /^(\/(?!\/)[\w/.-]*)(?:[?#].*)?$/.exec(text)?.[1];

/** Returns the error of one string literal; undefined for a valid one. */
function errorOf(value: FileLiteral, isPart: boolean, known: KnownNames): string | undefined {
  const { text, field, record, sized } = value;
  const path = pathIn(text);
  if (path !== undefined) return known.link(path);
  const isPicture =
    pictureFields.has(field) || (field === 'name' && (sized || /Picture>$/.test(record)));
  // In components any field may hold class names, so only the props of elements count.
  if (isPicture && isName(text) && (!isPart || record.startsWith('<'))) return known.picture(text);
  if (isPart) return undefined;
  if (field === 'icon' && isName(text)) return known.icon(text);
  return text.trim() === '' && record !== '' && !maybeEmpty.has(field) ? 'is empty' : undefined;
}

/**
 * Finds references of a source file (`.ts`, `.tsx`, `.astro`, `.md`) to pages, pictures and icons
 * that do not exist, and empty texts. Returns a line for each, with line number, record and field.
 */
export function unknownReferences(file: string, source: string, known: KnownNames): string[] {
  return fileLiterals(file, source).flatMap((value) => {
    const error = errorOf(value, file.endsWith('.tsx'), known);
    if (error === undefined) return [];
    const place = [value.record, value.field && `field ${value.field}`].filter(Boolean).join(', ');
    return [`${file}:${value.line}, ${place}: ${error}`];
  });
}
