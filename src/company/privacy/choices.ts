import type { SiteConfig } from '../../../site.config.ts';

/** Section of the privacy page. */
export interface PrivacySection {
  /** Anchor for the list of contents. */
  id: string;
  heading: string;
  paragraphs: string[];
  items?: { title: string; content: string }[];
  links?: { title: string; link: string }[];
}

/** Operator of each captcha service, and the URL of its privacy policy. */
const captchas = {
  turnstile: {
    name: 'Cloudflare Turnstile',
    firm: 'Cloudflare, Inc.',
    link: 'https://www.cloudflare.com/turnstile-privacy-policy/',
  },
  recaptcha: {
    name: 'reCAPTCHA',
    firm: 'Google LLC',
    link: 'https://policies.google.com/privacy',
  },
  hcaptcha: {
    name: 'hCaptcha',
    firm: 'Intuition Machines, Inc.',
    link: 'https://www.hcaptcha.com/privacy',
  },
} as const;

const chats = {
  tawk: {
    name: 'tawk.to',
    link: 'https://www.tawk.to/privacy-policy/',
  },
  crisp: {
    name: 'Crisp',
    link: 'https://crisp.chat/en/privacy/',
  },
} as const;

const host = (address: string) => new URL(address).host;

/** Returns the privacy section on the captcha. */
export function captchaSection({ captcha }: SiteConfig): PrivacySection {
  const sectionHead = { id: 'captcha', heading: 'Telling people from programs' };
  if (captcha.provider === 'altcha') {
    return {
      ...sectionHead,
      paragraphs: [
        'When you begin to fill in a form, your browser solves a small sum that our own server has set (ALTCHA). It takes about half a second, asks nothing of you and tells nobody anything about you. The server keeps the number of the sum, not of its solver, until it has expired, so that none is used twice.',
      ],
    };
  }
  const { name, firm, link } = captchas[captcha.provider];
  return {
    ...sectionHead,
    paragraphs: [
      `Our forms use ${name}, a service of ${firm}. Once you begin to fill one in, your browser loads a script from there; ${firm} then learns your network address and facts about your browser, and may set cookies of its own. Our server asks the service only whether the answer was good.`,
    ],
    links: [{ title: `What ${name} says about privacy`, link }],
  };
}

/** Returns the privacy section on the chat. */
export function chatSection({ chat }: SiteConfig): PrivacySection {
  const sectionHead = { id: 'chat', heading: 'The button in the corner' };
  if (chat.provider === 'none') {
    return {
      ...sectionHead,
      paragraphs: [
        '“Write to us” opens a small form of our own. It sends to the same place as the contact page. No chat service is involved.',
      ],
    };
  }
  if (chat.provider === 'chatwoot') {
    return {
      ...sectionHead,
      paragraphs: [
        `The chat runs on Chatwoot at ${host(chat.baseUrl)}. It is loaded when you first move, tap or type on a page, not before. That server then learns your network address, the page you are on and what you write, and stores a cookie so that a conversation can go on.`,
      ],
    };
  }
  const { name, link } = chats[chat.provider];
  return {
    ...sectionHead,
    paragraphs: [
      `The chat is a service of ${name}. It is loaded when you first move, tap or type on a page, not before. ${name} then learns your network address, the page you are on and what you write, and stores cookies so that a conversation can go on.`,
    ],
    links: [{ title: `What ${name} says about privacy`, link }],
  };
}

/** Returns the first paragraph on forms, which depends on the configured backend. */
export function formsNote({ contactForm }: SiteConfig): string {
  return contactForm.origin === 'self'
    ? 'Each form asks for what we need to answer, and no more.'
    : `Each form asks for what we need to answer, and no more. The contact form is received by our content system at ${host(contactForm.origin)}.`;
}

/** Returns a note if applications are sent by an e-mail service instead of this site's server. */
export function emailServiceNote({ emailjs }: SiteConfig): string[] {
  if (emailjs.origin === 'self') return [];
  return [
    `Job applications are the exception: your browser sends them, CV included, to the e-mail service at ${host(emailjs.origin)}, which mails them to us and keeps records by its own rules.`,
  ];
}
