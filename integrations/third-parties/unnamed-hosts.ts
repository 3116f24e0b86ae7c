import { embedFrames, thirdParties } from '../../server/security/third-parties.ts';
import type { SiteConfig } from '../../site.config.ts';
import type { ExternalUrl, RequestKind } from './external-urls.ts';

/**
 * Returns true if a source of the content security policy covers a URL: by its scheme, its host,
 * where `*.` stands for all subdomains, and its path, where a trailing slash stands for all paths
 * below. Capitals and the port of the scheme make no difference, in a source as in a URL.
 */
function sourceMatches(source: string, url: URL): boolean {
  const [, scheme, wildcard, host, path] = /^(\w+:)\/\/(\*\.)?([^/]+)(\/.*)?$/.exec(source) ?? [];
  const sourceUrl = URL.parse(`${scheme}//${host}`);
  if (url.protocol !== sourceUrl?.protocol) return false;
  const { host: sourceHost } = sourceUrl;
  if (wildcard ? !url.host.endsWith(`.${sourceHost}`) : url.host !== sourceHost) return false;
  if (path === undefined) return true;
  return path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path;
}

/**
 * Returns the reason why a host is blocked, and the field of `site.config.ts` that would name it.
 */
function blockedReason(kinds: readonly RequestKind[]): string {
  const [kind] = kinds;
  if (kind === undefined) return 'no page may ask another host this way';
  return kind === 'embed'
    ? 'the field embeds of site.config.ts does not name it'
    : `site.config.ts does not name it; hosts.${kind} would`;
}

/**
 * Creates a function that finds the requests of a page to hosts that the configuration does not
 * name. The content security policy blocks these requests. The function returns a line for each
 * place and host.
 */
export function unnamedHostFinder(config: SiteConfig): (urls: readonly ExternalUrl[]) => string[] {
  const parties = thirdParties(config);
  const siteUrl = new URL(config.url);
  const isNamed = (kind: RequestKind, url: URL) =>
    kind === 'embed'
      ? embedFrames(config, [url.origin]).length > 0
      : parties.some((party) => party[kind]?.some((source) => sourceMatches(source, url)));
  return (urls) => {
    const lines = urls.flatMap(({ place, url: urlText, kinds }) => {
      const url = URL.parse(urlText, siteUrl);
      if (!url || url.origin === siteUrl.origin) return [];
      if (kinds.some((kind) => isNamed(kind, url))) return [];
      return [`${place} asks ${url.host}: ${blockedReason(kinds)}`];
    });
    return [...new Set(lines)];
  };
}
