import type { SiteConfig } from '../../../site.config.ts';
import type { CaptchaConfig } from '../../elements/captcha/captcha-config.ts';
import { apiPaths } from '../api-paths.ts';
import type { ContactServer } from './send-to.ts';

type ServerChoice = Pick<SiteConfig, 'apiOrigin'> & {
  contactForm: Omit<SiteConfig['contactForm'], 'commentId'>;
};

/**
 * The server that the configuration chooses: this site's own, or a WordPress.
 *
 * @param id numeric id of the form there; left out: the contact form's
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
