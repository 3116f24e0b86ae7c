import { type SiteConfig, siteConfig } from '../../site.config.ts';
import { embedFrames, type ThirdParty, thirdParties } from './third-parties.ts';

/**
 * Sources that one page needs: hashes of inline code, in quotes (`'sha256-…'`), and hosts of the
 * frames that it loads after a click.
 */
export interface InlineHashes {
  script: readonly string[];
  style: readonly string[];
  frame?: readonly string[];
}

const none = "'none'";
const self = "'self'";

/** Returns the content security policy of a page of the site. */
export function pagePolicy(hashes: InlineHashes, config: SiteConfig = siteConfig): string {
  const others = thirdParties(config);
  const of = (kind: keyof ThirdParty) => others.flatMap((other) => other[kind] ?? []);
  const frames = [...of('frame'), ...embedFrames(config, hashes.frame ?? [])];
  return policy({
    'default-src': [none],
    'script-src': [self, ...hashes.script, ...of('script')],
    'style-src': [self, ...hashes.style, ...of('style')],
    // React writes style attributes (a carousel's width, a menu's position). They cannot load or
    // run anything; inline style elements stay limited to the hashes above.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [self, 'data:', ...of('img')],
    // The fonts of the first screen are inlined in the page.
    'font-src': [self, 'data:', ...of('font')],
    'connect-src': [self, ...of('connect')],
    'media-src': [self, ...of('media')],
    'manifest-src': [self],
    'frame-src': frames.length > 0 ? frames : [none],
    'form-action': [self, ...of('form')],
    'frame-ancestors': [none],
    'base-uri': [none],
    'object-src': [none],
  });
}

/** Returns the policy of pages that the server renders: one style block and no script. */
export const noticePolicy = (styleHash: string): string =>
  policy({
    'default-src': [none],
    'style-src': [styleHash],
    'img-src': [self],
    'form-action': [self],
    'frame-ancestors': [none],
    'base-uri': [none],
  });

/** Policy of responses that are no pages. */
export const dataPolicy = policy({ 'default-src': [none], 'frame-ancestors': [none] });

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}
