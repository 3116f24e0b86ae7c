import { siteConfig } from '../../site.config.ts';
import type { Network, SocialItem } from './schema/social-item.ts';

/** How each network looks: icon-font classes and its own color. */
const looks: Record<Network, Pick<SocialItem, 'icon' | 'color'>> = {
  facebook: { icon: 'fa-brands fa-facebook-f', color: '#1877F2' },
  twitter: { icon: 'fa-brands fa-twitter', color: '#1DA1F2' },
  'google-plus': { icon: 'fa-brands fa-google-plus-g', color: '#DB4437' },
  dribbble: { icon: 'fa-brands fa-dribbble', color: '#EA4C89' },
  linkedin: { icon: 'fa-brands fa-linkedin-in', color: '#0A66C2' },
  instagram: { icon: 'fa-brands fa-instagram', color: '#E4405F' },
  behance: { icon: 'fa-brands fa-behance', color: '#1769FF' },
};

/** What a screen reader says for each network. */
export const networkLabels: Record<Network, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  'google-plus': 'Google Plus',
  dribbble: 'Dribbble',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  behance: 'Behance',
};

const item = (network: Network, link: string, more: Partial<SocialItem> = {}): SocialItem => ({
  network,
  link,
  ...looks[network],
  ...more,
});

/** The firm's own profiles, from `site.config.ts`: the footer shows these four. */
export const companySocial: SocialItem[] = siteConfig.social.map(({ network, link }) =>
  item(network, link),
);

/** A firm's own profiles at the four networks of every footer, by the domain of its mail: `neck.example`. */
export const profilesOf = (domain: string): SocialItem[] => [
  item('facebook', `https://www.facebook.com/${domain}`),
  item('dribbble', `https://dribbble.com/${domain.replaceAll('.', '-')}`),
  item('twitter', `https://twitter.com/${domain.replaceAll(/[.-]/g, '_')}`),
  item('instagram', `https://www.instagram.com/${domain}`),
];

/** Where each network begins: for one that the firm has no profile on. */
const front: Record<Network, string> = {
  facebook: 'https://www.facebook.com/',
  twitter: 'https://twitter.com/',
  'google-plus': 'https://plus.google.com/',
  dribbble: 'https://dribbble.com/',
  linkedin: 'https://www.linkedin.com/',
  instagram: 'https://www.instagram.com/',
  behance: 'https://www.behance.net/',
};

/** One of a demo set: it leads to the firm's profile or, without one, to the network itself. */
const shown = (network: Network, more: Partial<SocialItem>) =>
  item(network, companySocial.find((own) => own.network === network)?.link ?? front[network], more);

/** The set with the names written out, for the element pages. */
export const namedSocial: SocialItem[] = [
  shown('facebook', { name: 'FACEBOOK' }),
  shown('dribbble', { name: 'DRIBBBLE' }),
  shown('behance', { name: 'BEHANCE' }),
  shown('instagram', { name: 'INSTAGRAM' }),
  shown('twitter', { name: 'TWITTER' }),
  shown('linkedin', { name: 'LINKEDIN' }),
  shown('google-plus', { name: 'GOOGLE' }),
];

/** Tiles that turn and show a word on their back. */
export const turningSocial: SocialItem[] = [
  shown('facebook', { name: 'FACEBOOK', position: 'top-left', socialback: 'LIKE US' }),
  shown('twitter', { name: 'TWITTER', position: 'top', socialback: 'FOLLOW US' }),
  shown('linkedin', { name: 'LINKEDIN', position: 'top-right', socialback: 'JOIN US' }),
];
