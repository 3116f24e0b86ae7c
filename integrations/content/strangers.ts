import type { KnownNames } from './known-names.ts';
import { type SourceValue, sourceValues } from './source-values.ts';

/** Fields and attributes that name a picture, in content and in parts. */
const pictureFields = new Set(['img', 'media', 'picture', 'pictures', 'poster', 'stamp', 'narrow']);

/** Words that may be empty: what is printed close beside a figure. */
const maybeEmpty = new Set(['suffix', 'prefix']);

const isName = (text: string) => /^[\w-]+$/.test(text);
/** A path of this site, without what may follow it; `*` and the like are patterns, no paths. */
const pathIn = (text: string) => /^(\/(?!\/)[\w/.-]*)(?:[?#].*)?$/.exec(text)?.[1];

/** What is wrong with one text; undefined where nothing is. */
function complaint(value: SourceValue, isPart: boolean, known: KnownNames): string | undefined {
  const { text, field, record, sized } = value;
  const path = pathIn(text);
  if (path !== undefined) return known.link(path);
  const isPicture =
    pictureFields.has(field) || (field === 'name' && (sized || /Picture>$/.test(record)));
  // In parts, a field of any name may hold classes; what their elements are given is shown.
  if (isPicture && isName(text) && (!isPart || record.startsWith('<'))) return known.picture(text);
  if (isPart) return undefined;
  if (field === 'icon' && isName(text)) return known.icon(text);
  return text.trim() === '' && record !== '' && !maybeEmpty.has(field) ? 'is empty' : undefined;
}

/**
 * What a source file (`.ts`, `.tsx`, `.astro`, `.md`) names that is not there: pages, pictures and
 * icons; and what it says in no words at all. A line each, with the file's line, record and field.
 */
export function strangersIn(file: string, source: string, known: KnownNames): string[] {
  return sourceValues(file, source).flatMap((value) => {
    const said = complaint(value, file.endsWith('.tsx'), known);
    if (said === undefined) return [];
    const place = [value.record, value.field && `field ${value.field}`].filter(Boolean).join(', ');
    return [`${file}:${value.line}, ${place}: ${said}`];
  });
}
