/** Writes the current year into `[data-year]`; the HTML has the year of the build. */
export function writeYear(doc: Document, now: Date): void {
  for (const element of doc.querySelectorAll('[data-year]')) {
    element.textContent = `${now.getFullYear()}`;
  }
}
