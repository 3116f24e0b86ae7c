import { type SiteConfig, siteConfig } from '../../site.config.ts';
import { embedFrames, type ThirdParty, thirdParties } from './third-parties.ts';

/**
 * Sources that one page needs: hashes of inline code, in quotes (`'sha256-…'`), and hosts of the
 * frames that it loads after a click.
 */
export interface InlineHashes {
  /** Hashes of inline scripts. */
  script: readonly string[];
  /** Hashes of inline styles. */
  style: readonly string[];
  /** Origins of frames. */
  frame?: readonly string[];
}

const noSource = "'none'";
const ownOrigin = "'self'";

/** Returns the content security policy of a page of the site. */
export function pagePolicy(hashes: InlineHashes, config: SiteConfig = siteConfig): string {
  const configuredParties = thirdParties(config);
  const sourcesOf = (kind: keyof ThirdParty) =>
    configuredParties.flatMap((party) => party[kind] ?? []);
  const frames = [...sourcesOf('frame'), ...embedFrames(config, hashes.frame ?? [])];
  return formatPolicy({
    'default-src': [noSource],
    'script-src': [ownOrigin, ...hashes.script, ...sourcesOf('script')],
    'style-src': [ownOrigin, ...hashes.style, ...sourcesOf('style')],
    // React writes style attributes (a carousel's width, a menu's position). They cannot load or
    // run anything; inline style elements stay limited to the hashes above.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [ownOrigin, 'data:', ...sourcesOf('img')],
    // The fonts of the first screen are inlined in the page.
    'font-src': [ownOrigin, 'data:', ...sourcesOf('font')],
    'connect-src': [ownOrigin, ...sourcesOf('connect')],
    'media-src': [ownOrigin, ...sourcesOf('media')],
    'manifest-src': [ownOrigin],
    'frame-src': frames.length > 0 ? frames : [noSource],
    'form-action': [ownOrigin, ...sourcesOf('form')],
    'frame-ancestors': [noSource],
    'base-uri': [noSource],
    'object-src': [noSource],
  });
}

/** Returns the policy of pages that the server renders: one style block and no script. */
export const noticePolicy = (styleHash: string): string =>
  formatPolicy({
    'default-src': [noSource],
    'style-src': [styleHash],
    'img-src': [ownOrigin],
    'form-action': [ownOrigin],
    'frame-ancestors': [noSource],
    'base-uri': [noSource],
  });

/** Policy of responses other than pages. */
export const dataPolicy = formatPolicy({
  'default-src': [noSource],
  'frame-ancestors': [noSource],
});

function formatPolicy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}
