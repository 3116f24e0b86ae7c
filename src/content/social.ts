import { siteConfig } from '../../site.config.ts';
import type { Network, SocialItem } from './schema/social-item.ts';

/** Icon-font classes and brand color of each network. */
const networkStyles: Record<Network, Pick<SocialItem, 'icon' | 'color'>> = {
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

const socialItem = (
  network: Network,
  link: string,
  extraFields: Partial<SocialItem> = {},
): SocialItem => ({
  network,
  link,
  ...networkStyles[network],
  ...extraFields,
});

const isNetwork = (name: string): name is Network => Object.hasOwn(networkStyles, name);

/**
 * Company profiles of `site.config.ts` at networks of the specification. Header and footer show those
 * at all networks (`src/layouts/company-profiles.ts`).
 */
export const companySocial: SocialItem[] = siteConfig.social.flatMap(({ network, link }) =>
  isNetwork(network) ? [socialItem(network, link)] : [],
);

/** Returns a firm's profiles at the four networks of every footer, by its mail domain: `neck.example`. */
export const profilesOf = (domain: string): SocialItem[] => [
  socialItem('facebook', `https://www.facebook.com/${domain}`),
  socialItem('dribbble', `https://dribbble.com/${domain.replaceAll('.', '-')}`),
  socialItem('twitter', `https://twitter.com/${domain.replaceAll(/[.-]/g, '_')}`),
  socialItem('instagram', `https://www.instagram.com/${domain}`),
];

/** Front page of each network, for those without a company profile. */
const frontPages: Record<Network, string> = {
  facebook: 'https://www.facebook.com/',
  twitter: 'https://twitter.com/',
  'google-plus': 'https://plus.google.com/',
  dribbble: 'https://dribbble.com/',
  linkedin: 'https://www.linkedin.com/',
  instagram: 'https://www.instagram.com/',
  behance: 'https://www.behance.net/',
};

/** Returns an item of a demo set: it links to the company's profile or else to the network itself. */
const demoItem = (network: Network, extraFields: Partial<SocialItem>) => {
  const profile = companySocial.find((candidate) => candidate.network === network);
  return socialItem(network, profile?.link ?? frontPages[network], extraFields);
};

/** Set with written-out names, for the element pages. */
export const namedSocial: SocialItem[] = [
  demoItem('facebook', { name: 'FACEBOOK' }),
  demoItem('dribbble', { name: 'DRIBBBLE' }),
  demoItem('behance', { name: 'BEHANCE' }),
  demoItem('instagram', { name: 'INSTAGRAM' }),
  demoItem('twitter', { name: 'TWITTER' }),
  demoItem('linkedin', { name: 'LINKEDIN' }),
  demoItem('google-plus', { name: 'GOOGLE' }),
];

/** Tiles that flip to show a text on their back. */
export const turningSocial: SocialItem[] = [
  demoItem('facebook', { name: 'FACEBOOK', position: 'top-left', socialback: 'LIKE US' }),
  demoItem('twitter', { name: 'TWITTER', position: 'top', socialback: 'FOLLOW US' }),
  demoItem('linkedin', { name: 'LINKEDIN', position: 'top-right', socialback: 'JOIN US' }),
];
