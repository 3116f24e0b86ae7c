const padded = (length: number) => Math.ceil(length / 4) * 4;

interface Table {
  tag: string;
  data: Buffer;
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const start = font.readUInt32BE(at + 8);
    const data = font.subarray(start, start + font.readUInt32BE(at + 12));
    return { tag: font.toString('latin1', at, at + 4), data };
  });
}

/**
 * Adds a table to a font (TrueType) that does not have it yet. Checksums stay 0: WOFF2 omits them,
 * and decoders compute them.
 */
export function withTable(font: Buffer, tag: string, data: Buffer): Buffer {
  const tables = [...tablesOf(font), { tag, data }].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const start = 12 + tables.length * 16;
  const size = tables.reduce((sum, each) => sum + padded(each.data.length), start);
  const file = Buffer.alloc(size);
  const steps = Math.floor(Math.log2(tables.length));
  const range = 16 * 2 ** steps;
  file.writeUInt32BE(font.readUInt32BE(0), 0);
  for (const [index, value] of [
    tables.length,
    range,
    steps,
    tables.length * 16 - range,
  ].entries()) {
    file.writeUInt16BE(value, 4 + index * 2);
  }
  let offset = start;
  for (const [index, each] of tables.entries()) {
    const at = 12 + index * 16;
    file.write(each.tag, at, 'latin1');
    file.writeUInt32BE(offset, at + 8);
    file.writeUInt32BE(each.data.length, at + 12);
    each.data.copy(file, offset);
    offset += padded(each.data.length);
  }
  return file;
}
