/**
 * Downloads a text as a file.
 *
 * @param name file name with extension
 * @param type MIME type, e.g. `text/calendar`
 */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // Delayed: some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
