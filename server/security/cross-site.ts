/** Headers that identify the page a post comes from. */
export interface PostSource {
  origin: string | undefined;
  host: string | undefined;
  secFetchSite: string | undefined;
}

/**
 * Returns true when a post comes from a page of another site that is not allowed: its origin is
 * neither that of the Host header nor in the list. Clients that send neither header are no
 * browsers, which another site could misuse, and are accepted.
 *
 * X-Forwarded-Host is not read: a proxy that does not set it forwards the client's value.
 *
 * @param ownOrigins the public address of the site, for proxies that change the Host header, and
 * further allowed origins
 */
export function isCrossSite(source: PostSource, ownOrigins: readonly string[]): boolean {
  const { origin, host, secFetchSite } = source;
  if (origin !== undefined) {
    if (ownOrigins.includes(origin)) return false;
    const originUrl = URL.parse(origin);
    if (originUrl === null || host === undefined) return true;
    // A proxy may name the default port, which a browser leaves out.
    return originUrl.host !== URL.parse(`${originUrl.protocol}//${host}`)?.host;
  }
  return secFetchSite === 'cross-site' || secFetchSite === 'same-site';
}
