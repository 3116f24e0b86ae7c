/** Host names of the local machine. */
const local = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Replaces the origin in install commands with the real one, where the site runs on the
 * visitor's own machine. Built pages contain the production origin.
 */
export function showOwnOrigin(doc: Document, { hostname, origin }: URL | Location): void {
  if (!local.test(hostname)) return;
  for (const place of doc.querySelectorAll('[data-site-origin]')) place.textContent = origin;
}
