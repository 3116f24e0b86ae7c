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

/** The set with the names written out, for the element pages. */
export const namedSocial: SocialItem[] = [
  item('facebook', 'https://www.facebook.com/larkfield.example', { name: 'FACEBOOK' }),
  item('dribbble', 'https://dribbble.com/larkfield-example', { name: 'DRIBBBLE' }),
  item('behance', 'https://www.behance.net/larkfield-example', { name: 'BEHANCE' }),
  item('instagram', 'https://www.instagram.com/larkfield.example', { name: 'INSTAGRAM' }),
  item('twitter', 'https://twitter.com/larkfield_example', { name: 'TWITTER' }),
  item('linkedin', 'https://www.linkedin.com/company/larkfield-example', { name: 'LINKEDIN' }),
  item('google-plus', 'https://plus.google.com/+larkfield-example', { name: 'GOOGLE' }),
];

/** Tiles that turn and show a word on their back. */
export const turningSocial: SocialItem[] = [
  item('facebook', 'https://www.facebook.com/larkfield.example', {
    name: 'FACEBOOK',
    position: 'top-left',
    socialback: 'LIKE US',
  }),
  item('twitter', 'https://twitter.com/larkfield_example', {
    name: 'TWITTER',
    position: 'top',
    socialback: 'FOLLOW US',
  }),
  item('linkedin', 'https://www.linkedin.com/company/larkfield-example', {
    name: 'LINKEDIN',
    position: 'top-right',
    socialback: 'JOIN US',
  }),
];
