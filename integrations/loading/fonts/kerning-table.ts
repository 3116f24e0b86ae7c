/** Kerning of a pair of glyphs: change of the advance in font units. */
export interface KernPair {
  left: number;
  right: number;
  value: number;
}

/** Encodes 16-bit big-endian numbers, as OpenType uses. */
function shorts(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  // Negative numbers in two's complement.
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
}

const tag = (name: string) => Buffer.from(name, 'latin1');

/** Script and feature lists: one feature, `kern`, for any script and language, with one lookup. */
const scripts = Buffer.concat([shorts(1), tag('DFLT'), shorts(8, 4, 0, 0, 0xffff, 1, 0)]);
const features = Buffer.concat([shorts(1), tag('kern'), shorts(8, 0, 1, 0)]);
/** Lookup list: one lookup of pair adjustments (type 2) with one subtable. */
const lookups = shorts(1, 4, 2, 0, 1, 8);

/** Creates a `GPOS` table with only these pairs. */
export function kerningTable(pairs: readonly KernPair[]): Buffer {
  const start = 10;
  const places = [start, start + scripts.length, start + scripts.length + features.length] as const;
  return Buffer.concat([shorts(1, 0, ...places), scripts, features, lookups, pairList(pairs)]);
}

/** Encodes the pair subtable: pairs by first glyph, each with the change of its advance. */
function pairList(pairs: readonly KernPair[]): Buffer {
  const lefts = [...new Set(pairs.map(({ left }) => left))].sort((a, b) => a - b);
  const sets = lefts.map((left) => {
    const own = pairs.filter((pair) => pair.left === left).sort((a, b) => a.right - b.right);
    return shorts(own.length, ...own.flatMap(({ right, value }) => [right, value]));
  });
  const coverage = shorts(1, lefts.length, ...lefts);
  const coverageAt = 10 + 2 * sets.length;
  const offsets: number[] = [];
  let at = coverageAt + coverage.length;
  for (const set of sets) {
    offsets.push(at);
    at += set.length;
  }
  const onlyAdvance = 4;
  const head = shorts(1, coverageAt, onlyAdvance, 0, sets.length, ...offsets);
  return Buffer.concat([head, coverage, ...sets]);
}
