import { unzipSync } from 'fflate';

/** Parts that say what a document is. */
const telling = new Set(['[Content_Types].xml', 'mimetype', 'META-INF/manifest.xml']);
/** Largest part that is read, in bytes; in real documents they have some thousand. */
const mostBytes = 1024 * 1024;
/** Parts that are looked at. A directory may claim billions. */
const mostParts = 10_000;

const word =
  /["']application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document\.main\+xml["']/i;
const withMacros = /macroEnabled|vbaProject/i;
const openDocument = 'application/vnd.oasis.opendocument.text';
const openDocumentRoot = /["']application\/vnd\.oasis\.opendocument\.text["']/;

/** What XML parts are written in: a writer may choose UTF-16. */
const textOf = (bytes: Uint8Array = new Uint8Array()): string =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

/**
 * Returns which text document a ZIP file is, by its central directory: writers put the part that
 * identifies it first, last, or behind pictures of streamed size.
 * @returns null for any other ZIP file; undefined for what is none, or whose directory cannot be read.
 */
export function officeDocument(content: Uint8Array): 'docx' | 'odt' | null | undefined {
  if (content[0] !== 0x50 || content[1] !== 0x4b) return undefined;
  // One name may stand there many times, and each would be unpacked.
  const left = new Set(telling);
  let seen = 0;
  let macros = false;
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(content, {
      filter: ({ name, size, originalSize }) => {
        seen += 1;
        if (seen > mostParts) throw new Error('too many parts');
        macros ||= withMacros.test(name);
        return Math.max(size, originalSize) <= mostBytes && left.delete(name);
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
