import { siteConfig } from '../../site.config.ts';
import type { Network, SocialItem } from './schema/social-item.ts';

/** Icon-font classes and brand color of each network. */
const looks: Record<Network, Pick<SocialItem, 'icon' | 'color'>> = {
  facebook: { icon: 'fa-brands fa-facebook-f', color: '#1877F2' },
  twitter: { icon: 'fa-brands fa-twitter', color: '#1DA1F2' },
  'google-plus': { icon: 'fa-brands fa-google-plus-g', color: '#DB4437' },
  dribbble: { icon: 'fa-brands fa-dribbble', color: '#EA4C89' },
  linkedin: { icon: 'fa-brands fa-linkedin-in', color: '#0A66C2' },
  instagram: { icon: 'fa-brands fa-instagram', color: '#E4405F' },
  behance: { icon: 'fa-brands fa-behance', color: '#1769FF' },
};

/** Accessible names of the networks. */
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

const isNetwork = (name: string): name is Network => Object.hasOwn(looks, name);

/**
 * Company profiles of `site.config.ts` at networks of the specification. Header and footer show those
 * at all networks (`src/layouts/company-profiles.ts`).
 */
export const companySocial: SocialItem[] = siteConfig.social.flatMap(({ network, link }) =>
  isNetwork(network) ? [item(network, link)] : [],
);

/** Returns a firm's profiles at the four networks of every footer, by its mail domain: `neck.example`. */
export const profilesOf = (domain: string): SocialItem[] => [
  item('facebook', `https://www.facebook.com/${domain}`),
  item('dribbble', `https://dribbble.com/${domain.replaceAll('.', '-')}`),
  item('twitter', `https://twitter.com/${domain.replaceAll(/[.-]/g, '_')}`),
  item('instagram', `https://www.instagram.com/${domain}`),
];

/** Front page of each network, for those without a company profile. */
const front: Record<Network, string> = {
  facebook: 'https://www.facebook.com/',
  twitter: 'https://twitter.com/',
  'google-plus': 'https://plus.google.com/',
  dribbble: 'https://dribbble.com/',
  linkedin: 'https://www.linkedin.com/',
  instagram: 'https://www.instagram.com/',
  behance: 'https://www.behance.net/',
};

/** Returns an item of a demo set: it links to the company's profile or else to the network itself. */
const shown = (network: Network, more: Partial<SocialItem>) =>
  item(network, companySocial.find((own) => own.network === network)?.link ?? front[network], more);

/** Set with written-out names, for the element pages. */
export const namedSocial: SocialItem[] = [
  shown('facebook', { name: 'FACEBOOK' }),
  shown('dribbble', { name: 'DRIBBBLE' }),
  shown('behance', { name: 'BEHANCE' }),
  shown('instagram', { name: 'INSTAGRAM' }),
  shown('twitter', { name: 'TWITTER' }),
  shown('linkedin', { name: 'LINKEDIN' }),
  shown('google-plus', { name: 'GOOGLE' }),
];

/** Tiles that flip to show a text on their back. */
export const turningSocial: SocialItem[] = [
  shown('facebook', { name: 'FACEBOOK', position: 'top-left', socialback: 'LIKE US' }),
  shown('twitter', { name: 'TWITTER', position: 'top', socialback: 'FOLLOW US' }),
  shown('linkedin', { name: 'LINKEDIN', position: 'top-right', socialback: 'JOIN US' }),
];
