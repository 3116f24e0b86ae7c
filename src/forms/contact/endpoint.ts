import type { SiteConfig } from '../../../site.config.ts';
import { apiPaths } from '../api-paths.ts';

/** Where and how a contact form is posted. */
export interface ContactEndpoint {
  /** Address of the feedback call; a path when the page's own server takes it. */
  url: string;
  /** Numeric id of the form. */
  id: number;
  /** WordPress takes multipart alone. */
  format: 'json' | 'multipart';
}

/** The endpoint that the configuration chooses: this site's own server, or a WordPress. */
export function contactEndpoint({
  contactForm: { origin, id, format },
  apiOrigin,
}: Pick<SiteConfig, 'contactForm' | 'apiOrigin'>): ContactEndpoint {
  const base = (origin === 'self' ? apiOrigin : origin).replace(/\/+$/, '');
  return {
    url: `${base}${apiPaths.feedback(id)}`,
    id,
    format,
  };
}

/** The hidden fields of Contact Form 7, which a WordPress insists on. */
export const protocolFields = (id: number): Record<string, string> => ({
  _wpcf7: String(id),
  _wpcf7_version: '6.1',
  _wpcf7_locale: 'en_US',
  _wpcf7_unit_tag: `wpcf7-f${id}-o1`,
  _wpcf7_container_post: '0',
});
