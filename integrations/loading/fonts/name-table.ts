/** Name IDs that font parsers require: family, style, full name, PostScript name. */
const entries = [1, 2, 4, 6];
const english = 0x0409;
const [windows, unicode] = [3, 1];
const name = 'Part';

/**
 * Creates a minimal `name` table: browsers reject a font without one. Name and license are in the
 * complete font, which every page loads as well.
 */
export function nameTable(): Buffer {
  const head = 6 + entries.length * 12;
  const table = Buffer.alloc(head + name.length * 2);
  table.writeUInt16BE(entries.length, 2);
  table.writeUInt16BE(head, 4);
  for (const [index, entry] of entries.entries()) {
    // All entries share one string, at the start of the string storage.
    const fields = [windows, unicode, english, entry, name.length * 2, 0];
    for (const [place, field] of fields.entries()) {
      table.writeUInt16BE(field, 6 + index * 12 + place * 2);
    }
  }
  Buffer.from(name, 'utf16le').swap16().copy(table, head);
  return table;
}
