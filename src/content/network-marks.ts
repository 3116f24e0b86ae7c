import { fab } from '@fortawesome/free-brands-svg-icons';

/** Icon as one path. */
export interface IconMark {
  viewBox: string;
  d: string;
}

const icons = new Map(Object.values(fab).map((icon) => [`${icon.iconName}`, icon]));

/** Networks that have an icon: `mastodon`, `github`, `x-twitter` and all other brands of the set. */
export const networksWithIcon: readonly string[] = [...icons.keys()];

/**
 * Returns the icon of a network. Only the build calls this: the set has all brands.
 *
 * @throws for a network without an icon
 */
export function networkMark(network: string): IconMark {
  const definition = icons.get(network);
  if (!definition) throw new Error(`There is no icon of the network “${network}”.`);
  const [width, height, , , path] = definition.icon;
  return { viewBox: `0 0 ${width} ${height}`, d: Array.isArray(path) ? path.join('') : path };
}

/** Names whose capitals do not follow from the network's. */
const irregularNames: Readonly<Record<string, string>> = {
  deviantart: 'DeviantArt',
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  'linkedin-in': 'LinkedIn',
  soundcloud: 'SoundCloud',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  'x-twitter': 'X',
  youtube: 'YouTube',
};

/** Returns the name of a network: `Stack Overflow` of `stack-overflow`. */
export const networkName = (network: string): string =>
  irregularNames[network] ??
  network
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
