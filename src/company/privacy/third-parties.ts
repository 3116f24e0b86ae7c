import type { SiteConfig } from '../../../site.config.ts';
import { capitalize } from '../../content/capitalize.ts';
import { formatList } from '../../content/formats.ts';
import { locale } from '../../content/locale.ts';
import { cookieWords, thirdPartyWords } from '../../words/privacy.ts';

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

/** Services other than analytics that may set cookies. */
interface CookieServices {
  /** Their names as part of a sentence. */
  names: string;
  count: number;
}

/** Finds the services other than analytics that may set cookies. */
function cookieServices({ chat, captcha }: SiteConfig): CookieServices {
  const names = [
    ...(chat.provider === 'none' ? [] : [cookieWords.services.chat]),
    ...(captcha.provider === 'altcha' ? [] : [cookieWords.services.captcha]),
  ];
  return { names: formatList(names), count: names.length };
}

/** Returns the sentences at the head of the privacy page: cookies, counting, advertising. */
export function privacyLead(config: SiteConfig): string {
  const { lead, some } = cookieWords;
  const { names, count } = cookieServices(config);
  const cookies = count === 0 ? lead.noCookies : lead.noOwnCookies;
  const othersNote = count === 0 ? [] : [some(capitalize(names), count)];
  switch (analyticsOf(config).provider) {
    case 'none':
      return [lead.uncounted(cookies), ...othersNote, lead.onlySent].join(' ');
    case 'plausible':
    case 'umami':
      return [lead.counted(cookies), ...othersNote, lead.visits, lead.elseOnlySent].join(' ');
    case 'ga4':
    case 'gtm':
      return [
        count === 0 ? lead.google : lead.googleAndOthers(names, count),
        lead.elseOnlySent,
      ].join(' ');
  }
}

/** Returns the sentences on how visits are counted. */
export function countingNote(config: SiteConfig): string {
  const { none, service, google } = thirdPartyWords.counting;
  const analytics = analyticsOf(config);
  switch (analytics.provider) {
    case 'none':
      return none;
    case 'plausible':
      return service('Plausible', host(analytics.origin));
    case 'umami':
      return service('Umami', host(analytics.origin));
    case 'ga4':
      return google('Google Analytics');
    case 'gtm':
      return google('Google Tag Manager');
  }
}

/** Returns the sentences on cookies in the browser. */
export function cookiesNote(config: SiteConfig): string {
  const { googleAnswer, others, none, noneOfOurs } = cookieWords;
  const { names, count } = cookieServices(config);
  if (!isGoogle(config)) return count === 0 ? none : noneOfOurs(names, count);
  return count === 0 ? googleAnswer : `${googleAnswer} ${others(capitalize(names), count)}`;
}

/** Returns a sentence that names this site as an example without cookies; '' if it sets some. */
export function noCookiesNote(config: SiteConfig): string {
  if (isGoogle(config) || cookieServices(config).count > 0) return '';
  const { uncounted, counted } = cookieWords.example;
  return analyticsOf(config).provider === 'none' ? uncounted : counted;
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
  const list = new Intl.ListFormat(locale.language, { type: 'disjunction' }).format(names);
  return [thirdPartyWords.embeds(list)];
}

/** Returns the sentences on a subscription, which depend on who keeps the list. */
export const subscriptionNote = ({ newsletter }: SiteConfig): string =>
  newsletter?.provider === 'form'
    ? thirdPartyWords.subscription.service(host(newsletter.action))
    : thirdPartyWords.subscription.own;

/** Returns the sentence on how long an address stays on the mailing list. */
export const listRetention = ({ newsletter }: SiteConfig): string =>
  newsletter?.provider === 'form'
    ? thirdPartyWords.listRetention.service
    : thirdPartyWords.listRetention.own;
