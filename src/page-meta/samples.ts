import { siteConfig } from '../../site.config.ts';
import { didYouMean } from '../content/closest.ts';
import type { PageGroup, PageMeta } from './page-meta.ts';

/** Samples by page group, besides the homes. Pages of other groups are the site owner's own. */
const sampleByGroup = {
  portfolio: 'portfolio',
  project: 'portfolio',
  shop: 'shop',
  element: 'elements',
  header: 'headers',
  footer: 'footers',
  modal: 'modals',
  'page-title': 'page-titles',
  icons: 'icons',
  animation: 'animation',
} as const satisfies Partial<Record<PageGroup, string>>;

/** Name of a sample: a group of pages that a site of one's own may leave out. */
export type SampleName = (typeof sampleByGroup)[keyof typeof sampleByGroup] | 'homes' | 'blog';

/** All samples, for messages and `site.config.ts`; the name of a home is a sample, too. */
export const sampleNames: readonly SampleName[] = [
  ...new Set<SampleName>(['homes', ...Object.values(sampleByGroup), 'blog']),
];

/** Value of `samples` in `site.config.ts`: all, none, or those that stay. */
export type Samples = boolean | readonly string[];

/** Fields of `site.config.ts` that name samples. */
export interface SampleConfig {
  home: string;
  samples: Samples;
}

const isSampleGroup = (group: PageGroup): group is keyof typeof sampleByGroup =>
  Object.hasOwn(sampleByGroup, group);

/** Returns the name of a home, as in `home` of `site.config.ts`: `startup` of `/home-startup`. */
export const homeName = (path: string) => path.replace(/^\/home-/, '');

/** Homes that sell what is in the shop, and lead there. */
const homesWithShop = ['furniture-shop', 'fashion-shop'];

/** Returns true if `samples` names one of the names, or keeps all. */
const isNamed = (names: readonly string[], samples: Samples) =>
  typeof samples === 'boolean' ? samples : names.some((name) => samples.includes(name));

/** Returns true if the site has the home of a name: at `/`, or as a sample that stays. */
export const keepsHome = (name: string, { samples, home }: SampleConfig = siteConfig): boolean =>
  name === home || isNamed(['homes', name], samples);

/** Returns true if a sample stays in the site: the shop also stays with a home that leads there. */
export const keepsSample = (name: SampleName, config: SampleConfig = siteConfig): boolean =>
  isNamed([name], config.samples) ||
  (name === 'shop' && homesWithShop.some((each) => keepsHome(each, config)));

/** Returns true if the site has the showcase: where any sample stays. */
export const keepsShowcase = ({ samples }: SampleConfig = siteConfig): boolean =>
  typeof samples === 'boolean' ? samples : samples.length > 0;

/** Returns true if the site has a page: one of its owner, the home at `/`, or a sample that stays. */
export function isKept(
  { path, group, sample }: Pick<PageMeta, 'path' | 'group' | 'sample'>,
  config: SampleConfig = siteConfig,
): boolean {
  if (group === 'showcase') return keepsShowcase(config);
  if (group === 'home') return keepsHome(homeName(path), config);
  const name = sample ?? (isSampleGroup(group) ? sampleByGroup[group] : undefined);
  return name === undefined || keepsSample(name, config);
}

/** Language of the samples, which are of firms in the United States. */
export const sampleLanguage = 'en-US';

/** Returns true for a page of the showcase, the shop or a home that is not at `/`. */
export const isSamplePage = (
  { path, group }: Pick<PageMeta, 'path' | 'group'>,
  { home }: SampleConfig = siteConfig,
): boolean =>
  group === 'showcase' || isSampleGroup(group) || (group === 'home' && homeName(path) !== home);

/**
 * Finds names in `home` and `samples` of `site.config.ts` that are neither a home nor a sample.
 *
 * @param allPages the pages of the site with all of its samples
 * @returns a line for each, with the nearest name
 */
export function findSampleErrors(
  allPages: readonly PageMeta[],
  { home, samples }: SampleConfig = siteConfig,
): string[] {
  const homes = allPages.filter(({ group }) => group === 'home').map(({ path }) => homeName(path));
  const knownNames = new Set<string>([...sampleNames, ...homes]);
  const unknownHome = homes.includes(home)
    ? []
    : [`site.config.ts, field home: there is no home "${home}".${didYouMean(home, homes)}`];
  const unknownSamples = (typeof samples === 'boolean' ? [] : samples)
    .filter((name) => !knownNames.has(name))
    .map(
      (name) =>
        `site.config.ts, field samples: there is no sample "${name}".${didYouMean(name, knownNames)} Samples: ${sampleNames.join(', ')}, and each home by its name.`,
    );
  return [...unknownHome, ...unknownSamples];
}
