import { globSync } from 'node:fs';
import { siteConfig } from '../site.config.ts';
import { isAdopted } from '../src/content/adopted.ts';
import {
  keepsHome,
  keepsSample,
  keepsShowcase,
  type SampleConfig,
  type SampleName,
  sampleLanguage,
} from '../src/page-meta/samples.ts';

/** Folders in which every test is of a sample. */
export const sampleFolders: readonly (readonly [
  folder: string,
  sample: SampleName | 'showcase',
])[] = [
  ['src/portfolio', 'portfolio'],
  ['src/shop', 'shop'],
  ['src/showcase/animation', 'animation'],
  ['src/showcase/elements', 'elements'],
  ['src/showcase/icons', 'icons'],
  ['src/showcase/modals', 'modals'],
  ['src/showcase', 'showcase'],
];

/** Folders whose code every site needs: there, tests of the sample are marked. */
export const sharedFolders: typeof sampleFolders = [
  ['src/blog', 'blog'],
  ['src/footers', 'footers'],
  ['src/headers', 'headers'],
  ['src/page-titles', 'page-titles'],
];

/** Site whose tests are chosen. */
export interface TestedSite extends SampleConfig {
  isAdopted: boolean;
  language: string;
}

/** This site. */
const thisSite: TestedSite = {
  home: siteConfig.home,
  samples: siteConfig.samples,
  isAdopted,
  language: siteConfig.locale?.language ?? sampleLanguage,
};

const isMarked = (file: string) => /\.sample\.(?:test|spec)\.tsx?$/.test(file);

/** Returns true if a site has the sample firm's own pages, and all samples beside them. */
const isSampleSite = ({ isAdopted: adopted, samples }: TestedSite) => !adopted && samples === true;

/** Returns the condition on which a site has the sample of a test; undefined for a test of no sample. */
function conditionOf(file: string): ((site: TestedSite) => boolean) | undefined {
  const [, home] = /^src\/homes\/([^/]+)\//.exec(file) ?? [];
  // The home at `/` of a site of one's own has its owner's text.
  if (home !== undefined)
    return (site) => keepsHome(home, site) && !(site.isAdopted && home === site.home);
  const isIn = ([folder]: (typeof sampleFolders)[number]) => file.startsWith(`${folder}/`);
  const marked = isMarked(file);
  const [, sample] = [...sampleFolders, ...(marked ? sharedFolders : [])].find(isIn) ?? [];
  if (sample === 'showcase') return keepsShowcase;
  if (sample) return (site) => keepsSample(sample, site);
  return marked ? isSampleSite : undefined;
}

/**
 * Returns true if a test is left out with its sample. Tests of a sample are all in its folder, and
 * elsewhere those named `x.sample.test.ts` or `x.sample.spec.ts`: of the blog in `src/blog`, of the
 * sample firm, its pages and its people in other folders. Browser tests of samples expect the words
 * of the interface in the samples' language.
 */
export function isLeftOut(file: string, site: TestedSite = thisSite): boolean {
  const hasSample = conditionOf(file);
  if (!hasSample) return false;
  const isForeign = file.endsWith('.spec.ts') && site.language !== sampleLanguage;
  return isForeign || !hasSample(site);
}

/** Lists the tests of the project that are left out of this site; paths from the root. */
export const leftOutTests = (): string[] =>
  globSync('{src,tests,scripts,integrations,server}/**/*.{test,spec}.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isLeftOut(file))
    .sort();
