/** Size of a font's header in bytes; the table directory follows. */
const headerSize = 12;
/** Size of an entry of the table directory in bytes. */
const entrySize = 16;

/** Length of a table in the file: tables begin at multiples of four bytes. */
const paddedLength = (length: number) => Math.ceil(length / 4) * 4;

interface Table {
  tag: string;
  data: Buffer;
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entryOffset = headerSize + index * entrySize;
    const dataOffset = font.readUInt32BE(entryOffset + 8);
    const dataLength = font.readUInt32BE(entryOffset + 12);
    const data = font.subarray(dataOffset, dataOffset + dataLength);
    return { tag: font.toString('latin1', entryOffset, entryOffset + 4), data };
  });
}

/**
 * Adds a table to a font (TrueType) that does not have it yet. Checksums stay 0: WOFF2 omits them,
 * and decoders compute them.
 */
export function addTable(font: Buffer, tag: string, data: Buffer): Buffer {
  const tables = [...tablesOf(font), { tag, data }].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const directoryEnd = headerSize + tables.length * entrySize;
  const fileSize = tables.reduce(
    (sum, table) => sum + paddedLength(table.data.length),
    directoryEnd,
  );
  const file = Buffer.alloc(fileSize);
  // Parameters of a binary search in the directory, as OpenType defines them.
  const entrySelector = Math.floor(Math.log2(tables.length));
  const searchRange = entrySize * 2 ** entrySelector;
  const rangeShift = tables.length * entrySize - searchRange;
  file.writeUInt32BE(font.readUInt32BE(0), 0);
  const headerFields = [tables.length, searchRange, entrySelector, rangeShift];
  for (const [index, value] of headerFields.entries()) file.writeUInt16BE(value, 4 + index * 2);
  let dataOffset = directoryEnd;
  for (const [index, table] of tables.entries()) {
    const entryOffset = headerSize + index * entrySize;
    file.write(table.tag, entryOffset, 'latin1');
    file.writeUInt32BE(dataOffset, entryOffset + 8);
    file.writeUInt32BE(table.data.length, entryOffset + 12);
    table.data.copy(file, dataOffset);
    dataOffset += paddedLength(table.data.length);
  }
  return file;
}
