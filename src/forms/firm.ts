import { siteConfig } from '../../site.config.ts';
import { responseTimes } from '../content/response-times.ts';
import type { CaptchaConfig } from '../elements/captcha/captcha-config.ts';
import { apiPaths } from './api-paths.ts';
import { contactServer } from './contact/contact-server.ts';
import type { FormOwner } from './form-owner.ts';

const { company, apiOrigin, newsletter } = siteConfig;

/** Captcha of `site.config.ts`. */
const captcha: CaptchaConfig =
  siteConfig.captcha.provider === 'altcha'
    ? { provider: 'altcha', challenge: `${apiOrigin}${apiPaths.captchaChallenge}` }
    : siteConfig.captcha;

/** From `site.config.ts`. In another project, fill in this file. */
export const firm: FormOwner = {
  name: company.name,
  email: company.email,
  responseTimes,
  contact: contactServer(siteConfig, captcha),
  subscribe: `${apiOrigin}${apiPaths.subscribe}`,
  mailingList: newsletter?.provider === 'form' ? newsletter : undefined,
  submissions: `${apiOrigin}${apiPaths.submission('')}`,
  captcha,
};
