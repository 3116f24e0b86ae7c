import { embedFrames, thirdParties } from '../../server/security/third-parties.ts';
import type { SiteConfig } from '../../site.config.ts';
import type { AskedUrl, RequestKind } from './asked-urls.ts';

/**
 * Returns true if a source of the content security policy covers a URL: by scheme, by host, which
 * `*.` extends to all subdomains, and by path, which a trailing slash extends to what is below.
 * Capitals and the port of the scheme make no difference, in a source as in a URL.
 */
function covers(source: string, url: URL): boolean {
  const [, scheme, wildcard, host, path] = /^(\w+:)\/\/(\*\.)?([^/]+)(\/.*)?$/.exec(source) ?? [];
  const named = URL.parse(`${scheme}//${host}`);
  if (url.protocol !== named?.protocol) return false;
  if (wildcard ? !url.host.endsWith(`.${named.host}`) : url.host !== named.host) return false;
  if (path === undefined) return true;
  return path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path;
}

/** Returns the field of `site.config.ts` that would name a host for these kinds of request. */
function remedyFor(kinds: readonly RequestKind[]): string {
  const [kind] = kinds;
  if (kind === undefined) return 'no page may ask another host this way';
  return kind === 'embed'
    ? 'the field embeds of site.config.ts does not name it'
    : `site.config.ts does not name it; hosts.${kind} would`;
}

/**
 * Creates a function that finds the requests of a page to hosts that the configuration does not
 * name, and which the content security policy therefore blocks. It returns a line per place and
 * host.
 */
export function unnamedHostFinder(config: SiteConfig): (asked: readonly AskedUrl[]) => string[] {
  const parties = thirdParties(config);
  const own = new URL(config.url);
  const isNamed = (kind: RequestKind, url: URL) =>
    kind === 'embed'
      ? embedFrames(config, [url.origin]).length > 0
      : parties.some((party) => party[kind]?.some((source) => covers(source, url)));
  return (asked) => {
    const lines = asked.flatMap(({ place, url: text, kinds }) => {
      const url = URL.parse(text, own);
      if (!url || url.origin === own.origin || kinds.some((kind) => isNamed(kind, url))) return [];
      return [`${place} asks ${url.host}: ${remedyFor(kinds)}`];
    });
    return [...new Set(lines)];
  };
}
