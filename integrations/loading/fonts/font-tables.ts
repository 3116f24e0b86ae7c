interface Table {
  tag: string;
  data: Buffer;
}

/** Kerning of a pair of glyphs: change of the advance in font units. */
export interface KernPair {
  left: number;
  right: number;
  value: number;
}

/** Encodes 16-bit big-endian numbers, as OpenType uses; negative ones in two's complement. */
function encodeShorts(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
}

const encodeTag = (name: string) => Buffer.from(name, 'latin1');

/** Name of every subset: it is never shown, and each of its bytes is in every page. */
const subsetName = Buffer.from('Part', 'utf16le').swap16();

/**
 * Minimal `name` table: browsers reject a font that has none. The original table also has the
 * license and would be half of a subset; it stays in the complete font, which every page loads.
 * Four names (family, style, full name, PostScript name) share one string: Windows, Unicode,
 * English.
 */
export const nameTable: Table = {
  tag: 'name',
  data: Buffer.concat([
    encodeShorts(0, 4, 6 + 4 * 12),
    ...[1, 2, 4, 6].map((id) => encodeShorts(3, 1, 0x409, id, subsetName.length, 0)),
    subsetName,
  ]),
};

/** Start of a `GPOS` table with one script, one feature and one lookup: pairs of glyphs. */
const kerningHeader = Buffer.concat([
  encodeShorts(1, 0, 10, 30, 44),
  // Script list: only the default script and its default language, which use the first feature.
  encodeShorts(1),
  encodeTag('DFLT'),
  encodeShorts(8, 4, 0, 0, 0xffff, 1, 0),
  // Feature list: only `kern`, which uses the first lookup.
  encodeShorts(1),
  encodeTag('kern'),
  encodeShorts(8, 0, 1, 0),
  // Lookup list: only a lookup of pair adjustments (type 2), which has one subtable.
  encodeShorts(1, 4, 2, 0, 1, 8),
]);

/** Creates a `GPOS` table with only these pairs, grouped by their first glyph. */
export function kerningTable(pairs: readonly KernPair[]): Buffer {
  const sortedPairs = [...pairs].sort((a, b) => a.left - b.left || a.right - b.right);
  const pairsByLeft = Map.groupBy(sortedPairs, ({ left }) => left);
  const coverage = encodeShorts(1, pairsByLeft.size, ...pairsByLeft.keys());
  const pairSets = [...pairsByLeft.values()].map((set) =>
    encodeShorts(set.length, ...set.flatMap(({ right, value }) => [right, value])),
  );
  const coverageOffset = 10 + 2 * pairSets.length;
  let offset = coverageOffset + coverage.length;
  const setOffsets = pairSets.map(({ length }) => {
    offset += length;
    return offset - length;
  });
  /** Value format in which a pair has only the change of the advance. */
  const advanceFormat = 4;
  const header = [1, coverageOffset, advanceFormat, 0, pairSets.length, ...setOffsets];
  return Buffer.concat([kerningHeader, encodeShorts(...header), coverage, ...pairSets]);
}

/** Size of a font's header in bytes; the table directory follows. */
const headerSize = 12;
/** Size of an entry of the table directory in bytes. */
const entrySize = 16;

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
 * Adds tables to a font (TrueType) that does not have them yet. Checksums, and parameters of a
 * binary search, stay 0: WOFF2 omits them, and decoders compute them.
 */
export function addTables(font: Buffer, newTables: readonly Table[]): Buffer {
  const tables = [...tablesOf(font), ...newTables].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const header = Buffer.alloc(headerSize);
  font.copy(header, 0, 0, 4);
  header.writeUInt16BE(tables.length, 4);
  let dataOffset = headerSize + tables.length * entrySize;
  const directory = tables.map(({ tag, data }) => {
    const entry = Buffer.alloc(entrySize);
    entry.write(tag, 'latin1');
    entry.writeUInt32BE(dataOffset, 8);
    entry.writeUInt32BE(data.length, 12);
    dataOffset += Math.ceil(data.length / 4) * 4;
    return entry;
  });
  // Tables begin at multiples of four bytes.
  const padded = tables.map(({ data }) => Buffer.concat([data], Math.ceil(data.length / 4) * 4));
  return Buffer.concat([header, ...directory, ...padded]);
}
