import type { SiteConfig } from '../../../site.config.ts';
import { capitalize } from '../../content/capitalize.ts';

type Embed = NonNullable<SiteConfig['embeds']>[number];

const embedNames: Readonly<Record<Embed, string>> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  calendly: 'Calendly',
  cal: 'Cal.com',
  openstreetmap: 'OpenStreetMap',
  'google-maps': 'Google Maps',
};

const host = (url: string) => new URL(url).host;

const analyticsOf = ({ analytics }: SiteConfig) => analytics ?? ({ provider: 'none' } as const);

const isGoogle = (config: SiteConfig) => ['ga4', 'gtm'].includes(analyticsOf(config).provider);

/** Lists the services other than analytics that may set cookies, as text; '' if there are none. */
function cookieServices({ chat, captcha }: SiteConfig): string {
  const names = [
    ...(chat.provider === 'none' ? [] : ['our chat service']),
    ...(captcha.provider === 'altcha' ? [] : ['the captcha of our forms']),
  ];
  return names.join(' and ');
}

/** Returns the sentences at the head of the privacy page: cookies, counting, advertising. */
export function privacyLead(config: SiteConfig): string {
  const services = cookieServices(config);
  const cookies = services === '' ? 'sets no cookies' : 'sets no cookies of its own';
  const othersNote = services === '' ? '' : ` ${capitalize(services)} may set some.`;
  switch (analyticsOf(config).provider) {
    case 'none':
      return `This site ${cookies}, counts no visitors and carries no advertising.${othersNote} We know only what you send us.`;
    case 'plausible':
    case 'umami':
      return `This site ${cookies} and carries no advertising.${othersNote} It counts visits without telling visitors apart. Otherwise we know only what you send us.`;
    case 'ga4':
    case 'gtm':
      return services === ''
        ? 'This site carries no advertising, and sets no cookies unless you allow Google to count your visit. Otherwise we know only what you send us.'
        : `This site carries no advertising. Google sets cookies only if you allow it to count your visit; ${services} may set others. Otherwise we know only what you send us.`;
  }
}

/** Returns the sentences on how visits are counted. */
export function countingNote(config: SiteConfig): string {
  const analytics = analyticsOf(config);
  switch (analytics.provider) {
    case 'none':
      return 'There is no analytics, no tracking pixel and no fingerprint.';
    case 'plausible':
    case 'umami': {
      const name = analytics.provider === 'umami' ? 'Umami' : 'Plausible';
      return `${name} counts visits at ${host(analytics.origin)}, without cookies. Your browser loads a script from there, which reports the page, where you came from, and the kind of your browser and screen; that server learns your network address while it does so. If your browser asks not to be tracked, nothing is loaded.`;
    }
    case 'ga4':
    case 'gtm': {
      const name = analytics.provider === 'gtm' ? 'Google Tag Manager' : 'Google Analytics';
      return `If you allow it, ${name} counts your visit: your browser then loads a script of Google’s, which sets cookies and reports the pages that you open (policies.google.com/privacy). Before that, and if you say no, nothing is asked of Google. The last line of every page changes your answer.`;
    }
  }
}

/** Returns the sentences on cookies in the browser. */
export function cookiesNote(config: SiteConfig): string {
  const services = cookieServices(config);
  if (isGoogle(config)) {
    const othersNote = services === '' ? '' : ` ${capitalize(services)} may set others.`;
    return `Your answer to whether Google may count your visit and, if it may, the cookies of Google’s script.${othersNote}`;
  }
  return services === '' ? 'No cookies.' : `No cookies of ours; ${services} may set some.`;
}

/** Returns a sentence that names this site as an example without cookies; '' if it sets some. */
export function withoutCookiesNote(config: SiteConfig): string {
  if (isGoogle(config) || cookieServices(config) !== '') return '';
  return analyticsOf(config).provider === 'none'
    ? 'The site that you are reading goes further: it sets no cookie and counts nobody at all.'
    : 'The site that you are reading counts visits, too, and sets no cookie.';
}

/** Returns the provider of the map, as a list; empty for a site without a map. */
function mapEmbeds({ map }: SiteConfig): Embed[] {
  if (!map) return [];
  return [map.provider === 'google' ? 'google-maps' : 'openstreetmap'];
}

/** Returns the paragraph on films, maps and calendars that load after a click, if there are any. */
export function embedsNote(config: SiteConfig): string[] {
  const embeds = new Set([...(config.embeds ?? []), ...mapEmbeds(config)]);
  if (embeds.size === 0) return [];
  const names = [...embeds].map((name) => embedNames[name]);
  const serviceList = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names);
  return [
    `Films, maps and calendars of other firms are pictures of ours until you press them. Only then does your browser ask ${serviceList}, which learns your network address and may set cookies.`,
  ];
}

/** Returns the sentences on a subscription, which depend on who keeps the list. */
export const subscriptionNote = ({ newsletter }: SiteConfig): string =>
  newsletter?.provider === 'form'
    ? `Your e-mail address. The form sends it to the service that keeps our mailing list, at ${host(newsletter.action)}, and not to our server. Every mail has a link that takes you off the list.`
    : 'Your e-mail address. We mail it a link, and it is on the list only once you have confirmed there that it is yours. Every mail after that has a link that takes you off the list.';

/** Returns the sentence on how long an address stays on the mailing list. */
export const listRetention = ({ newsletter }: SiteConfig): string =>
  newsletter?.provider === 'form'
    ? 'An address on the mailing list stays there until you take it off.'
    : 'An address on the mailing list stays until you take it off; one that was never confirmed is deleted like a message.';
