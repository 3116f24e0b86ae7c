import { unzipSync } from 'fflate';

/** ZIP entries that identify the type of a document. */
const identifyingEntries = new Set(['[Content_Types].xml', 'mimetype', 'META-INF/manifest.xml']);
/** Maximum size of an entry that is read, in bytes; real documents have a few thousand. */
const maxEntryBytes = 1024 * 1024;
/** Maximum number of entries that are examined. A ZIP directory may claim billions. */
const maxEntries = 10_000;

const word =
  /["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["']/i;
const withMacros = /macroEnabled|vbaProject/i;
const openDocument = 'application/vnd.oasis.opendocument.text';
const openDocumentRoot = /["']application\/vnd\.oasis\.opendocument\.text["']/;

/** Decodes an XML entry, which may be UTF-16. */
const textOf = (bytes: Uint8Array = new Uint8Array()): string =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

/**
 * Detects the type of an office document in a ZIP file by its central directory: writers put the
 * identifying entry first, last, or behind pictures of streamed size.
 * @returns null for any other ZIP file; undefined for what is not a ZIP file or has an unreadable
 * directory.
 */
export function officeDocument(content: Uint8Array): 'docx' | 'odt' | null | undefined {
  if (content[0] !== 0x50 || content[1] !== 0x4b) return undefined;
  // A name may occur many times, and each entry would be unpacked.
  const left = new Set(identifyingEntries);
  let seen = 0;
  let macros = false;
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(content, {
      filter: ({ name, size, originalSize }) => {
        seen += 1;
        if (seen > maxEntries) throw new Error('too many parts');
        macros ||= withMacros.test(name);
        return Math.max(size, originalSize) <= maxEntryBytes && left.delete(name);
      },
    });
  } catch {
    return undefined;
  }
  const types = textOf(parts['[Content_Types].xml']);
  if (word.test(types)) return macros || withMacros.test(types) ? null : 'docx';
  const declared = textOf(parts['mimetype']).trim();
  if (declared !== '') return declared === openDocument ? 'odt' : null;
  const manifest = textOf(parts['META-INF/manifest.xml']);
  return openDocumentRoot.test(manifest) ? 'odt' : null;
}
