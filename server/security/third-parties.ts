import type { SiteConfig } from '../../site.config.ts';

/** Origins that one third party needs in the content security policy. */
export interface ThirdParty {
  script?: readonly string[];
  style?: readonly string[];
  frame?: readonly string[];
  connect?: readonly string[];
  img?: readonly string[];
  font?: readonly string[];
  media?: readonly string[];
}

/**
 * Hosts whose frames a page may show after a click. A page is allowed those in its own `data-embed`
 * attributes; any other host fails at server start.
 */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
  'https://www.google.com',
] as const;

const originOf = (url: string) => new URL(url).origin;

const captchas: Record<SiteConfig['captcha']['provider'], ThirdParty> = {
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

function chat(config: SiteConfig['chat']): ThirdParty {
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

/** Returns the third parties that the configuration selects; none by default. */
export function thirdParties(config: SiteConfig): ThirdParty[] {
  const connect = [
    config.apiOrigin,
    config.emailjs.origin === 'self' ? '' : config.emailjs.origin,
    config.contactForm.origin === 'self' ? '' : config.contactForm.origin,
  ].filter((origin) => origin !== '');
  return [captchas[config.captcha.provider], chat(config.chat), { connect: connect.map(originOf) }];
}
