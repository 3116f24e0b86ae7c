/** Name IDs that font parsers require: family, style, full name, PostScript name. */
const nameIds = [1, 2, 4, 6];
/** Windows platform with Unicode encoding, and its identifier for English. */
const windowsPlatform = 3;
const unicodeEncoding = 1;
const englishLanguage = 0x0409;
/** Name of every subset: it is never shown, and each of its bytes is in every page. */
const name = 'Part';

/** Size of the table's header in bytes; the name records follow. */
const headerSize = 6;
/** Size of a name record in bytes: six numbers of 16 bits. */
const recordSize = 12;

/**
 * Creates a minimal OpenType `name` table, the one with the names of a font: browsers reject a font
 * that has none. The original table also holds the license and would be half of a subset; it stays
 * in the complete font, which every page loads as well.
 */
export function minimalNameTable(): Buffer {
  const stringOffset = headerSize + nameIds.length * recordSize;
  const table = Buffer.alloc(stringOffset + name.length * 2);
  table.writeUInt16BE(nameIds.length, 2);
  table.writeUInt16BE(stringOffset, 4);
  for (const [index, nameId] of nameIds.entries()) {
    // All records share one string, at the start of the string storage.
    const fields = [windowsPlatform, unicodeEncoding, englishLanguage, nameId, name.length * 2, 0];
    for (const [fieldIndex, field] of fields.entries()) {
      table.writeUInt16BE(field, headerSize + index * recordSize + fieldIndex * 2);
    }
  }
  Buffer.from(name, 'utf16le').swap16().copy(table, stringOffset);
  return table;
}
