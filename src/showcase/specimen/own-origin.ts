/** Replaces the origin in install commands with that of the development server. */
export function showOwnOrigin(doc: Document, { origin }: URL | Location): void {
  for (const element of doc.querySelectorAll('[data-site-origin]')) element.textContent = origin;
}
