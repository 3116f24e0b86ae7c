import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isApiPath } from '../src/forms/api-paths.ts';
import { serverWords } from '../src/words/server.ts';
import { createApi } from './api.ts';
import { createDesk } from './desk/desk.ts';
import { isDeskPath } from './desk-path.ts';
import type { Env } from './env.ts';
import { textHeaders, transportSecurity } from './security/headers.ts';
import type { Services } from './services.ts';
import type { Site } from './static/load-site.ts';
import { serveMaintenance } from './static/maintenance.ts';
import { serveSite } from './static/serve-site.ts';

export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Refuses a request before reading it. */
function refuse(
  response: ServerResponse,
  status: 400 | 414,
  text: string,
  headers: readonly string[],
): void {
  response.writeHead(status, [...textHeaders, 'Cache-Control', 'no-store', ...headers]);
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

const pathOf = (url: string): string => {
  const queryStart = url.indexOf('?');
  return queryStart < 0 ? url : url.slice(0, queryStart);
};

/** Returns true for paths (without query) of the API, and of the desk where it is on. */
export const isAppPath = (path: string, { DESK }: Pick<Env, 'DESK'>): boolean =>
  isApiPath(path) || (DESK && isDeskPath(path));

/** Creates a listener for Node's http server that serves the API, and the desk where it is on. */
export function createApiListener(services: Services): NodeListener {
  const api = createApi(services);
  const desk = services.env.DESK ? createDesk(services) : null;
  const appOf = (url: string) => (desk !== null && isDeskPath(pathOf(url)) ? desk : api);
  const hstsOf = hstsHeader(services);
  // The global Request and Response are not replaced: other code runs in this process too.
  const honoListener = getRequestListener(
    (request, env) => appOf(env.incoming.url ?? '/').fetch(request, env as never),
    { overrideGlobalObjects: false },
  );
  return (request, response) => {
    // Checked here because the adapter accepts some hosts (1.1.1.1.1) that cause a 500 later.
    if (hasValidTarget(request) && !hasSeveralHosts(request)) honoListener(request, response);
    else sendBadRequest(response, hstsOf(request));
  };
}

function sendBadRequest(response: ServerResponse, hsts: readonly string[]): void {
  const text = 'The address of this request, its Host header or its path, makes no sense.\n';
  // Further bytes on this connection belong to a request that could not be parsed.
  refuse(response, 400, text, ['Connection', 'close', ...hsts]);
}

/**
 * Returns true for a request with several Host headers: Node drops all but the first, a proxy
 * perhaps another.
 */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hostHeaders = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host')
      hostHeaders += 1;
  return hostHeaders > 1;
}

const plainHostPattern = /^[a-z\d._-]+(:\d+)?$/i;

/** Returns true when host and path form a valid URL and the Host header contains only a host. */
function hasValidTarget({ headers: { host = '' }, url = '/' }: IncomingMessage): boolean {
  const path = url.split('?')[0] ?? '';
  const address = URL.parse(`http://${host}${path}`);
  if (address === null || !path.startsWith('/') || path.includes('\\')) return false;
  // Other hosts (IPv6, user@host, host/path) have to leave the parser unchanged.
  if (plainHostPattern.test(host)) return true;
  return address.hostname === host.replace(/:\d+$/, '').toLowerCase();
}

/** Returns the HSTS header of the response to a request; empty if it has none. */
const hstsHeader = (services: Services) => (request: IncomingMessage) => {
  const proto = request.headers['x-forwarded-proto'];
  return transportSecurity(typeof proto === 'string' ? proto : undefined, services.env);
};

/** Maximum length of a request target, in characters; the site's own have fewer than 100. */
const maxTargetLength = 2000;

/** Creates the listener for the files of a site. */
function createFilesListener(services: Services, site: Site): NodeListener {
  const hstsOf = hstsHeader(services);
  const filesListener = serveSite(site, hstsOf, (error) =>
    services.log.error({ error: String(error) }, 'a file of the site cannot be read'),
  );
  const { MAINTENANCE } = services.env;
  return MAINTENANCE ? serveMaintenance(site, MAINTENANCE, filesListener, hstsOf) : filesListener;
}

/** The whole server. */
export interface App {
  /** Serves the site's files first, since most requests are for them, then the API and the desk. */
  listener: NodeListener;
  /** Serves another site to all requests that follow. */
  replaceSite: (site: Site) => void;
}

/** Creates the whole server. */
export function createApp(services: Services, site: Site): App {
  const api = createApiListener(services);
  const hstsOf = hstsHeader(services);
  let filesListener = createFilesListener(services, site);
  const listener: NodeListener = (request, response) => {
    const url = request.url ?? '/';
    if (url.length > maxTargetLength)
      return refuse(response, 414, serverWords.longAddress(maxTargetLength), hstsOf(request));
    if (hasSeveralHosts(request)) return sendBadRequest(response, hstsOf(request));
    const handle = isAppPath(pathOf(url), services.env) ? api : filesListener;
    handle(request, response);
  };
  return {
    listener,
    replaceSite: (newSite) => {
      filesListener = createFilesListener(services, newSite);
    },
  };
}
