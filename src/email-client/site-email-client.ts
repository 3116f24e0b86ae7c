import { type SiteConfig, siteConfig } from '../../site.config.ts';
import { createEmailClient, type EmailClient, type EmailClientOptions } from './email-client.ts';

/**
 * The origin that the e-mail client talks to.
 *
 * @param here origin of the page, used when the site's own server answers on it.
 */
export function emailOrigin(
  config: Pick<SiteConfig, 'apiOrigin' | 'emailjs'>,
  here: string,
): string {
  if (config.emailjs.origin !== 'self') return new URL(config.emailjs.origin).origin;
  return config.apiOrigin === '' ? here : new URL(config.apiOrigin).origin;
}

/** Options of the client as `site.config.ts` has them. */
export function emailClientOptions(config: SiteConfig, here: string): EmailClientOptions {
  const { publicKey, serviceId, minIntervalMs, blockList, blockHeadless } = config.emailjs;
  return {
    origin: emailOrigin(config, here),
    publicKey,
    serviceId,
    minIntervalMs,
    blockHeadless,
    blockList: { watchVariable: 'email', list: blockList },
  };
}

let client: EmailClient | undefined;

/** The one client of this site, made at the first call. */
export function siteEmailClient(): EmailClient {
  client ??= createEmailClient(emailClientOptions(siteConfig, location.origin));
  return client;
}
