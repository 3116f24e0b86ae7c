import type { SiteConfig } from '../../../site.config.ts';
import { chatWords } from '../../words/chrome.ts';
import { privacyWords } from '../../words/privacy.ts';

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

/** Returns the link to the privacy policy of a service. */
const policyLinks = ({ name, link }: { name: string; link: string }) => [
  { title: privacyWords.policy(name), link },
];

/** Returns the privacy section on the captcha. */
export function captchaSection({ captcha }: SiteConfig): PrivacySection {
  const { heading, own, service } = privacyWords.captcha;
  const sectionHead = { id: 'captcha', heading };
  if (captcha.provider === 'altcha') return { ...sectionHead, paragraphs: [own] };
  const { name, firm, link } = captchas[captcha.provider];
  return {
    ...sectionHead,
    paragraphs: [service(name, firm)],
    links: policyLinks({ name, link }),
  };
}

/** Returns the privacy section on the chat. */
export function chatSection({ chat }: SiteConfig): PrivacySection {
  const { heading, none, ownServer, service } = privacyWords.chat;
  const sectionHead = { id: 'chat', heading };
  if (chat.provider === 'none') return { ...sectionHead, paragraphs: [none(chatWords.button)] };
  if (chat.provider === 'chatwoot')
    return { ...sectionHead, paragraphs: [ownServer(host(chat.baseUrl))] };
  const { name, link } = chats[chat.provider];
  return { ...sectionHead, paragraphs: [service(name)], links: policyLinks({ name, link }) };
}

/** Returns the first paragraph on forms, which depends on the configured backend. */
export function formsNote({ contactForm }: SiteConfig): string {
  const { lead, elsewhere } = privacyWords.forms;
  return contactForm.origin === 'self' ? lead : `${lead} ${elsewhere(host(contactForm.origin))}`;
}

/** Returns a note if applications are sent by an e-mail service instead of this site's server. */
export const emailServiceNote = ({ emailjs }: SiteConfig): string[] =>
  emailjs.origin === 'self' ? [] : [privacyWords.forms.applications(host(emailjs.origin))];
