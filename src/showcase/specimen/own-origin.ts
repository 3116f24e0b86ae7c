/** Replaces the origin in install commands with that of the development server. */
export function showOwnOrigin(doc: Document, { origin }: URL | Location): void {
  for (const place of doc.querySelectorAll('[data-site-origin]')) place.textContent = origin;
}
