import { type SiteConfig, siteConfig } from '../../site.config.ts';
import { createEmailClient, type EmailClient, type EmailClientOptions } from './email-client.ts';

/**
 * Returns the origin of the e-mail service.
 *
 * @param pageOrigin origin of the page, used when the site's own server handles mail.
 */
export function emailOrigin(
  config: Pick<SiteConfig, 'apiOrigin' | 'emailjs'>,
  pageOrigin: string,
): string {
  if (config.emailjs.origin !== 'self') return new URL(config.emailjs.origin).origin;
  return config.apiOrigin === '' ? pageOrigin : new URL(config.apiOrigin).origin;
}

/** Returns the client options of `site.config.ts`. */
export function emailClientOptions(config: SiteConfig, pageOrigin: string): EmailClientOptions {
  const { publicKey, serviceId, minIntervalMs, blockList, blockHeadless } = config.emailjs;
  return {
    origin: emailOrigin(config, pageOrigin),
    publicKey,
    serviceId,
    minIntervalMs,
    blockHeadless,
    blockList: { watchVariable: 'email', list: blockList },
  };
}

let client: EmailClient | undefined;

/** Returns the client of this site, created at the first call. */
export function siteEmailClient(): EmailClient {
  client ??= createEmailClient(emailClientOptions(siteConfig, location.origin));
  return client;
}
