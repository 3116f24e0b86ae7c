import { unzipSync } from 'fflate';

/** ZIP entries that identify the type of a document. */
const identifyingEntries = new Set(['[Content_Types].xml', 'mimetype', 'META-INF/manifest.xml']);
/** Maximum size of an entry that is read, in bytes; real documents have a few thousand. */
const maxEntryBytes = 1024 * 1024;
/** Maximum number of entries that are examined. A ZIP directory may claim billions. */
const maxEntries = 10_000;

const wordDocumentPattern =
  /["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["']/i;
const macroPattern = /macroEnabled|vbaProject/i;
const openDocumentType = 'application/vnd.oasis.opendocument.text';
const openDocumentRootPattern = /["']application\/vnd\.oasis\.opendocument\.text["']/;

/** Decodes an XML entry, which may be UTF-16. */
const textOf = (bytes: Uint8Array = new Uint8Array()): string =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

/**
 * Detects the type of an office document in a ZIP file by its central directory: writers put the
 * identifying entry first, last, or behind pictures whose size is not in their header.
 * @returns null for any other ZIP file; undefined for what is not a ZIP file or has an unreadable
 * directory.
 */
export function detectOfficeDocument(content: Uint8Array): 'docx' | 'odt' | null | undefined {
  // A ZIP file begins with "PK".
  if (content[0] !== 0x50 || content[1] !== 0x4b) return undefined;
  // A name may occur many times, and each entry would be unpacked.
  const unreadEntries = new Set(identifyingEntries);
  let entryCount = 0;
  let hasMacros = false;
  let entries: Record<string, Uint8Array>;
  try {
    entries = unzipSync(content, {
      filter: ({ name, size, originalSize }) => {
        entryCount += 1;
        if (entryCount > maxEntries) throw new Error('too many parts');
        hasMacros ||= macroPattern.test(name);
        return Math.max(size, originalSize) <= maxEntryBytes && unreadEntries.delete(name);
      },
    });
  } catch {
    return undefined;
  }
  const contentTypes = textOf(entries['[Content_Types].xml']);
  if (wordDocumentPattern.test(contentTypes))
    return hasMacros || macroPattern.test(contentTypes) ? null : 'docx';
  const declaredType = textOf(entries['mimetype']).trim();
  if (declaredType !== '') return declaredType === openDocumentType ? 'odt' : null;
  const manifest = textOf(entries['META-INF/manifest.xml']);
  return openDocumentRootPattern.test(manifest) ? 'odt' : null;
}
