import type { SiteConfig } from '../../../site.config.ts';
import type { CaptchaConfig } from '../../elements/captcha/captcha-config.ts';
import { apiPaths } from '../api-paths.ts';
import type { ContactServer } from './send-to.ts';

type ServerChoice = Pick<SiteConfig, 'apiOrigin'> & {
  contactForm: Omit<SiteConfig['contactForm'], 'commentId'>;
};

/**
 * Returns the configured contact server: that of this site, or a WordPress.
 *
 * @param id numeric id of the form there; default: that of the contact form
 */
export function contactServer(
  { contactForm, apiOrigin }: ServerChoice,
  captcha: CaptchaConfig | undefined,
  id = contactForm.id,
): ContactServer {
  const { origin, format, terms } = contactForm;
  const base = (origin === 'self' ? apiOrigin : origin).replace(/\/+$/, '');
  return {
    service: 'contact-form-7',
    url: `${base}${apiPaths.contactForm(id)}/feedback`,
    id,
    format,
    ...(captcha ? { captcha } : {}),
    terms: terms === true,
    ...(origin === 'self' ? { submissions: `${apiOrigin}${apiPaths.submission('')}` } : {}),
  };
}
