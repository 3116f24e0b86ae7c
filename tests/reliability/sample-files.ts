/** A small valid PDF. */
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** An HTML page named as a PDF. */
export const disguisedHtml = Buffer.from('<!doctype html><script>alert(1)</script>');

/** Builds a ZIP file with one stored entry, like the start of an office document. */
export function zipWith(name: string, content: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(Buffer.byteLength(content), 18);
  header.writeUInt32LE(Buffer.byteLength(content), 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), Buffer.from(content), Buffer.alloc(64)]);
}

const wordTypes = (type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.${type}.main+xml"/></Types>`;

/** Word with and without macros, and OpenDocument. */
export const docx = zipWith(
  '[Content_Types].xml',
  wordTypes('openxmlformats-officedocument.wordprocessingml.document'),
);
export const docm = zipWith('[Content_Types].xml', wordTypes('ms-word.document.macroEnabled'));
export const odt = zipWith('mimetype', 'application/vnd.oasis.opendocument.text');
