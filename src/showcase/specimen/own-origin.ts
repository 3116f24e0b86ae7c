/** Names of this very machine. */
const local = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Puts the address that a page really came from into its commands, where the site runs on the
 * visitor's own machine. Built pages name the address that the site is going to have.
 */
export function showOwnOrigin(doc: Document, { hostname, origin }: URL | Location): void {
  if (!local.test(hostname)) return;
  for (const place of doc.querySelectorAll('[data-site-origin]')) place.textContent = origin;
}
