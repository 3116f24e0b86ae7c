/** Headers that identify the page a post comes from. */
export interface PostSource {
  origin: string | undefined;
  host: string | undefined;
  secFetchSite: string | undefined;
}

/**
 * Returns true when a post comes from a page of another site that is not allowed. Clients that send
 * neither header are no browsers that could be misused, and pass.
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
