import { strToU8, Zip, ZipDeflate, ZipPassThrough, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cpuSeconds } from '../../tests/cpu-time.ts';
import { checkCv } from './cv-file.ts';

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const types = (type: string, quote = '"') =>
  strToU8(
    `<?xml version="1.0"?><Types><Override PartName=${quote}/word/document.xml${quote} ContentType=${quote}${type}${quote}/></Types>`,
  );
const body = strToU8('<w:document/>');
const noise = new Uint8Array(1_500_000).map((_, at) => (at * 2_654_435_761) >>> 24);

/** Builds a ZIP file as streaming writers do, with sizes after the data. */
function streamed(parts: Record<string, Uint8Array>): Uint8Array {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [name, content] of Object.entries(parts)) {
    const part = name.endsWith('.png') ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(part);
    part.push(content, true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

const odt = 'application/vnd.oasis.opendocument.text';
const manifest = strToU8(
  `<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:media-type="${odt}"/></manifest:manifest>`,
);

/** Returns the extension under which an upload is kept, or the error message. */
async function resultOf(content: Uint8Array | string): Promise<string> {
  const parts = [typeof content === 'string' ? content : new Uint8Array(content)];
  const checked = await checkCv(new File(parts, 'cv.any'));
  return 'error' in checked ? checked.error : checked.file.name;
}

test.each([
  ['as it should be', pdf],
  ['after a line end', `\r\n${pdf}`],
  ['after a byte order mark', `\ufeff${pdf}`],
  ['after headers of the program that fetched it', `Content-Type: application/pdf\r\n\r\n${pdf}`],
  ['after 1,019 bytes', ' '.repeat(1019) + pdf],
])('a PDF is detected: %s', async (_, content) => {
  expect(await resultOf(content)).toBe('cv.pdf');
});

test.each([
  ['its header comes too late', ' '.repeat(1024) + pdf],
  ['it is a page', '<!doctype html><script>alert(1)</script>'],
  ['it is a picture that holds one', `\xff\xd8\xff\xe0${pdf}`],
])('not a PDF: %s', async (_, content) => {
  const bytes = content.startsWith('\xff') ? Buffer.from(content, 'latin1') : content;
  expect(await resultOf(bytes)).toBe('Please send a PDF, DOCX or ODT file.');
});

test.each([
  ['Word', zipSync({ '[Content_Types].xml': types(main), 'word/document.xml': body })],
  ['its types last', zipSync({ 'word/document.xml': body, '[Content_Types].xml': types(main) })],
  [
    'a web service: streamed, pictures first',
    streamed({
      'word/media/image1.png': noise,
      'word/document.xml': body,
      '[Content_Types].xml': types(main),
    }),
  ],
  [
    'a converter: single quotes',
    zipSync({ '[Content_Types].xml': types(main, "'"), 'word/document.xml': body }),
  ],
  [
    'a library: other parts before the main one',
    zipSync({
      '_rels/.rels': body,
      'docProps/app.xml': body,
      '[Content_Types].xml': strToU8(
        `<Types><Override ContentType="application/vnd.example.main+xml" PartName="/x.xml"/><Override ContentType="${main}" PartName="/word/document.xml"/></Types>`,
      ),
      'word/document.xml': body,
    }),
  ],
  [
    'an editor that leaves a type of its own',
    zipSync({ mimetype: strToU8('application/x-own'), '[Content_Types].xml': types(main) }),
  ],
])('a DOCX of %s is detected', async (_, content) => {
  expect(await resultOf(content)).toBe('cv.docx');
});

test.each([
  ['LibreOffice', zipSync({ mimetype: [strToU8(odt), { level: 0 }], 'content.xml': body })],
  ['its type last', zipSync({ 'content.xml': body, mimetype: strToU8(`${odt}\n`) })],
  ['without a type', zipSync({ 'content.xml': body, 'META-INF/manifest.xml': manifest })],
])('an ODT of %s is detected', async (_, content) => {
  expect(await resultOf(content)).toBe('cv.odt');
});

test.each([
  ['Word with macros', zipSync({ '[Content_Types].xml': types(macros) })],
  [
    'macros behind the type of a plain document',
    zipSync({ '[Content_Types].xml': types(main), 'word/vbaProject.bin': body }),
  ],
  [
    'macros, streamed behind pictures',
    streamed({
      'word/media/image1.png': noise,
      'word/document.xml': body,
      'word/vbaProject.bin': body,
      '[Content_Types].xml': types(macros),
    }),
  ],
  ['any archive', zipSync({ 'cv.exe': body })],
  ['an OpenDocument table', zipSync({ mimetype: strToU8(odt.replace('text', 'spreadsheet')) })],
])('no document: %s', async (_, content) => {
  expect(await resultOf(content)).toBe('Please send a PDF, DOCX or ODT file.');
});

test('a ZIP directory with billions of entries, or one entry many times, is rejected quickly', async () => {
  const one = Buffer.from(zipSync({ mimetype: strToU8('x'.repeat(1_000_000)) }));
  const end = one.indexOf('PK\x05\x06', 0, 'latin1');
  const start = one.indexOf('PK\x01\x02', 0, 'latin1');
  const entry = one.subarray(start, end);
  const often = Buffer.concat([one.subarray(0, start), ...Array(60_000).fill(entry)]);
  const tail = Buffer.from(one.subarray(end));
  tail.writeUInt16LE(60_000, 8);
  tail.writeUInt16LE(60_000, 10);

  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeUInt32LE(0xffff_ffff, 32);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeUInt32LE(end, 8);
  const claims = Buffer.concat([one.subarray(0, end), record, locator, one.subarray(end)]);
  const seconds = await cpuSeconds(async () => {
    for (const upload of [Buffer.concat([often, tail]), claims])
      expect(await resultOf(upload)).toMatch(/^Please send/);
  });
  // They would take a minute and days respectively.
  expect(seconds).toBeLessThan(30);
});
