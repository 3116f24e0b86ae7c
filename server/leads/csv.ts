import { stringify } from 'csv-stringify/sync';

/**
 * Renders a table as a CSV file (RFC 4180) that spreadsheets open directly: with a byte order mark
 * for UTF-8, and every value quoted.
 */
export const renderCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(escapeCell)),
    { bom: true, quoted: true, record_delimiter: 'windows' },
  );

/**
 * Escapes a value for a cell. Spreadsheets run text that begins like a formula; a leading
 * apostrophe keeps it text. Line ends within a cell become LF.
 */
function escapeCell(value: string): string {
  const text = value.replaceAll('\r\n', '\n');
  return /^\s*[=+\-@\t\r|%\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}
