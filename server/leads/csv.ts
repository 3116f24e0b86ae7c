/** One line of a CSV file after RFC 4180, with the line end. */
export const csvLine = (values: readonly string[]): string =>
  `${values.map(csvValue).join(',')}\r\n`;

/**
 * A quoted value. Spreadsheets run what begins like a formula, and visitors choose what they type:
 * an apostrophe before it makes it text.
 */
function csvValue(value: string): string {
  const safe = /^\s*[=+\-@\t\r|%]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
