import type { SiteConfig } from '../../../site.config.ts';
import type { CaptchaConfig } from '../../elements/captcha/captcha-config.ts';
import { apiPaths } from '../api-paths.ts';
import type { ContactServer } from './send-to.ts';

/** The server that the configuration chooses: this site's own, or a WordPress. */
export function contactServer(
  { contactForm, apiOrigin }: Pick<SiteConfig, 'contactForm' | 'apiOrigin'>,
  captcha: CaptchaConfig,
): ContactServer {
  const { origin, id, format, terms } = contactForm;
  const base = (origin === 'self' ? apiOrigin : origin).replace(/\/+$/, '');
  return {
    service: 'contact-form-7',
    url: `${base}${apiPaths.contactForm(id)}/feedback`,
    id,
    format,
    captcha,
    terms: terms === true,
    ...(origin === 'self' ? { submissions: `${apiOrigin}${apiPaths.submission('')}` } : {}),
  };
}
