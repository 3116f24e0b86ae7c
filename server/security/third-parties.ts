import type { SiteConfig } from '../../site.config.ts';

/** Sources that one third party needs in the content security policy, by kind of request. */
export interface ThirdParty {
  script?: readonly string[];
  style?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  img?: readonly string[];
  font?: readonly string[];
  media?: readonly string[];
  /** Targets of forms. */
  form?: readonly string[];
}

type EmbedProvider = NonNullable<SiteConfig['embeds']>[number];

/** Hosts of the frames that a page may load after a click, by provider. */
export const embedHosts: Readonly<Record<EmbedProvider, readonly string[]>> = {
  calendly: ['https://calendly.com'],
  // Booking pages redirect between the two.
  cal: ['https://cal.com', 'https://app.cal.com'],
  youtube: ['https://www.youtube-nocookie.com'],
  vimeo: ['https://player.vimeo.com'],
  openstreetmap: ['https://www.openstreetmap.org'],
  'google-maps': ['https://www.google.com'],
};

type MapProvider = NonNullable<SiteConfig['map']>['provider'];

const mapEmbeds: Readonly<Record<MapProvider, EmbedProvider>> = {
  openstreetmap: 'openstreetmap',
  google: 'google-maps',
};

/**
 * Returns the hosts of the frames of a page: for each provider that the configuration names and the
 * page uses, all of its hosts.
 *
 * @param usedOrigins origins in the `data-embed` attributes of the page
 */
export function embedFrames(
  { embeds = [], map }: SiteConfig,
  usedOrigins: readonly string[],
): string[] {
  return [...embeds, ...(map ? [mapEmbeds[map.provider]] : [])]
    .map((provider) => embedHosts[provider])
    .filter((hosts) => hosts.some((host) => usedOrigins.includes(host)))
    .flat();
}

const originOf = (url: string) => new URL(url).origin;

const captchaSources: Record<SiteConfig['captcha']['provider'], ThirdParty> = {
  altcha: {},
  turnstile: {
    script: ['https://challenges.cloudflare.com'],
    frame: ['https://challenges.cloudflare.com'],
  },
  recaptcha: {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    connect: ['https://www.google.com/recaptcha/'],
  },
  hcaptcha: {
    script: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    frame: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    style: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    connect: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
};

function chatSources(config: SiteConfig['chat']): ThirdParty {
  switch (config.provider) {
    case 'none':
      return {};
    case 'tawk': {
      const hosts = ['https://embed.tawk.to', 'https://*.tawk.to'];
      return {
        script: [...hosts, 'https://cdn.jsdelivr.net'],
        style: [...hosts, 'https://fonts.googleapis.com', 'https://cdn.jsdelivr.net'],
        frame: hosts,
        connect: [...hosts, 'wss://*.tawk.to'],
        img: [...hosts, 'https://cdn.jsdelivr.net', 'https://tawk.link'],
        font: [...hosts, 'https://fonts.gstatic.com'],
        media: hosts,
      };
    }
    case 'crisp': {
      const hosts = ['https://*.crisp.chat'];
      return {
        script: hosts,
        style: hosts,
        frame: hosts,
        connect: [...hosts, 'wss://*.relay.crisp.chat', 'wss://*.relay.rescue.crisp.chat'],
        img: hosts,
        font: hosts,
        media: hosts,
      };
    }
    case 'chatwoot': {
      const host = originOf(config.baseUrl);
      return { script: [host], frame: [host], connect: [host], img: [host] };
    }
  }
}

/** Umami's own service: its script sends to other hosts than its own. */
const umamiCloud = {
  origin: 'https://cloud.umami.is',
  gateways: ['https://gateway.umami.is', 'https://api-gateway.umami.dev'],
};

/** Hosts of Google's tags, and those to which Google Analytics 4 sends. */
const googleTags: ThirdParty = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://analytics.google.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://www.google.com',
  ],
};

function analyticsSources(config: NonNullable<SiteConfig['analytics']>): ThirdParty {
  switch (config.provider) {
    case 'none':
      return {};
    case 'plausible':
      return { script: [config.origin], connect: [config.origin] };
    case 'umami': {
      const gateways = config.origin === umamiCloud.origin ? umamiCloud.gateways : [];
      return { script: [config.origin], connect: [config.origin, ...gateways] };
    }
    case 'ga4':
    case 'gtm':
      return googleTags;
  }
}

/** Returns the third parties that the configuration selects; none by default. */
export function thirdParties(config: SiteConfig): ThirdParty[] {
  const { newsletter } = config;
  // Native form posts go to the same servers as the posts of scripts.
  const servers = [config.apiOrigin, config.emailjs.origin, config.contactForm.origin]
    .filter((origin) => origin !== '' && origin !== 'self')
    .map(originOf);
  return [
    captchaSources[config.captcha.provider],
    chatSources(config.chat),
    analyticsSources(config.analytics ?? { provider: 'none' }),
    { connect: servers, form: servers },
    newsletter?.provider === 'form' ? { form: [originOf(newsletter.action)] } : {},
    config.hosts ?? {},
  ];
}
