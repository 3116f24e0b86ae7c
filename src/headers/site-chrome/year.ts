/** The HTML carries the year of the build; a site that was built last year still shows this one. */
export function writeYear(doc: Document, now: Date): void {
  for (const place of doc.querySelectorAll('[data-year]')) {
    place.textContent = `${now.getFullYear()}`;
  }
}
