/** The headers that tell which page sent a post. */
export interface PostSource {
  origin: string | undefined;
  host: string | undefined;
  secFetchSite: string | undefined;
}

/**
 * True when a post comes from a page of another site that is not on the list. Programs that send
 * neither header are no browsers that somebody could misuse, and pass.
 */
export function isCrossSite(source: PostSource, allowedOrigins: readonly string[]): boolean {
  const { origin, host, secFetchSite } = source;
  if (origin !== undefined) {
    if (allowedOrigins.includes(origin)) return false;
    const url = URL.parse(origin);
    return url === null || host === undefined || url.host !== host.toLowerCase();
  }
  return secFetchSite === 'cross-site' || secFetchSite === 'same-site';
}
