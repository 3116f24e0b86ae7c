/** Kerning of a pair of glyphs: change of the advance in font units. */
export interface KernPair {
  left: number;
  right: number;
  value: number;
}

/** Encodes 16-bit big-endian numbers, as OpenType uses. */
function encodeShorts(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  // Negative numbers in two's complement.
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
}

const encodeTag = (name: string) => Buffer.from(name, 'latin1');

/** Script list: only the default script and its default language, which use the first feature. */
const scriptList = Buffer.concat([
  encodeShorts(1),
  encodeTag('DFLT'),
  encodeShorts(8, 4, 0, 0, 0xffff, 1, 0),
]);
/** Feature list: only `kern`, which uses the first lookup. */
const featureList = Buffer.concat([encodeShorts(1), encodeTag('kern'), encodeShorts(8, 0, 1, 0)]);
/** Lookup list: only a lookup of pair adjustments (type 2), which has one subtable. */
const lookupList = encodeShorts(1, 4, 2, 0, 1, 8);

/** Creates a `GPOS` table with only these pairs. */
export function kerningTable(pairs: readonly KernPair[]): Buffer {
  const headerSize = 10;
  const featureOffset = headerSize + scriptList.length;
  const lookupOffset = featureOffset + featureList.length;
  const header = encodeShorts(1, 0, headerSize, featureOffset, lookupOffset);
  return Buffer.concat([header, scriptList, featureList, lookupList, encodePairs(pairs)]);
}

/** Encodes the subtable of pairs, grouped by their first glyph. */
function encodePairs(pairs: readonly KernPair[]): Buffer {
  const leftGlyphs = [...new Set(pairs.map(({ left }) => left))].sort((a, b) => a - b);
  const pairSets = leftGlyphs.map((left) => {
    const glyphPairs = pairs.filter((pair) => pair.left === left).sort((a, b) => a.right - b.right);
    const fields = glyphPairs.flatMap(({ right, value }) => [right, value]);
    return encodeShorts(glyphPairs.length, ...fields);
  });
  const coverage = encodeShorts(1, leftGlyphs.length, ...leftGlyphs);
  const fixedHeaderSize = 10;
  const coverageOffset = fixedHeaderSize + 2 * pairSets.length;
  const setOffsets: number[] = [];
  let offset = coverageOffset + coverage.length;
  for (const pairSet of pairSets) {
    setOffsets.push(offset);
    offset += pairSet.length;
  }
  /** Value format in which a pair has only the change of the advance. */
  const advanceFormat = 4;
  const header = encodeShorts(1, coverageOffset, advanceFormat, 0, pairSets.length, ...setOffsets);
  return Buffer.concat([header, coverage, ...pairSets]);
}
