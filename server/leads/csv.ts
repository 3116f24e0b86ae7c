import { stringify } from 'csv-stringify/sync';

/**
 * A table as a CSV file after RFC 4180 that spreadsheets open as it is: a byte order mark says UTF-8,
 * and every value is quoted.
 */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(cell)),
    { bom: true, quoted: true, record_delimiter: 'windows' },
  );

/**
 * A value as a cell. Spreadsheets run what begins like a formula, and visitors choose what they type: an
 * apostrophe before it makes it text. Lines end as spreadsheets end them within a cell.
 */
function cell(value: string): string {
  const text = value.replaceAll('\r\n', '\n');
  return /^\s*[=+\-@\t\r|%\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}
