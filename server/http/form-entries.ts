import { serverWords } from '../../src/words/server.ts';
import { storableText, unstorableMessage } from '../storable-text.ts';
import type { FormPart } from './read-multipart.ts';

/** Entries of a form by name. Without a prototype, so that a field may be named `__proto__`. */
export interface FormEntries {
  fields: Record<string, string>;
  files: Record<string, File>;
  /** Messages for the visitor that say why files were not kept, by field. */
  fileErrors: Record<string, string>;
}

export const emptyEntries = (): FormEntries => ({
  fields: Object.create(null),
  files: Object.create(null),
  fileErrors: Object.create(null),
});

/**
 * Adds one entry of a form. Nothing that a visitor wrote is dropped: a further value under a name
 * is appended to the first, as for groups of checkboxes. Where only one value makes sense
 * (`isSingleValue`), two different ones are refused, since choosing one would lose the other. Empty
 * and equal values are ignored: a hidden field beside a checkbox, a captcha that was inserted
 * twice.
 * @returns an error message for the visitor, or null.
 */
export function addEntry(
  { fields, files, fileErrors }: FormEntries,
  [field, value]: FormPart,
  isSingleValue: (name: string) => boolean,
): string | null {
  const name = storableText(field);
  if (name === null) return unstorableMessage(serverWords.nameOfField);
  if (typeof value !== 'string') {
    if ('error' in value) {
      fileErrors[name] = value.error;
      return null;
    }
    // Browsers send an empty nameless file for an unused file input.
    if (value.size === 0 && value.name === '') return null;
    if (name in files) return `${name} came more than once. Please send one file.`;
    files[name] = value;
    return null;
  }
  const text = storableText(value);
  if (text === null) return unstorableMessage(name);
  const previous = fields[name] ?? '';
  if (previous === '' || text === '' || previous === text) fields[name] = text || previous;
  else if (isSingleValue(name))
    return `${name} came more than once. Please send it with one value.`;
  else fields[name] = `${previous}, ${text}`;
  return null;
}
