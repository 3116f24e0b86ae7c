/**
 * Hands a text to the browser as a file to save.
 *
 * @param name of the file, with its ending
 * @param type of its content, `text/calendar`
 */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // Not at once: some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
