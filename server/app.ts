import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { isApiPath } from '../src/forms/api-paths.ts';
import { createApi } from './api.ts';
import { dataPolicy } from './security/content-policy.ts';
import { cameOverHttps, commonHeaders, transportSecurity } from './security/headers.ts';
import type { Services } from './services.ts';
import type { Site } from './static/load-site.ts';
import { serveMaintenance } from './static/maintenance.ts';
import { serveSite } from './static/serve-site.ts';

export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/** Headers of an answer that says no before anything was looked at. */
const refusalHeaders = (overHttps: boolean): string[] => [
  ...Object.entries(commonHeaders).flat(),
  ...(overHttps ? transportSecurity : []),
  ...['Content-Security-Policy', dataPolicy, 'Cache-Control', 'no-store'],
];

/** The API as a listener for Node's http server. */
export function createApiListener(services: Services): NodeListener {
  const api = createApi(services);
  const overHttps = isOverHttps(services);
  // Node's own Request and Response stay as they are: other code lives in this process too.
  const listen = getRequestListener((request, env) => api.fetch(request, env as never), {
    overrideGlobalObjects: false,
  });
  return (request, response) => {
    // Looked at here because the adapter lets some hosts pass (1.1.1.1.1) that end as a 500 later.
    if (hasGoodTarget(request) && !namesTwoHosts(request)) {
      listen(request, response);
      return;
    }
    refuse(response, overHttps(request));
  };
}

function refuse(response: ServerResponse, overHttps: boolean): void {
  response.writeHead(400, [
    ...refusalHeaders(overHttps),
    // What else comes on this connection belongs to a request that nobody understood.
    ...['Connection', 'close', 'Content-Type', 'text/plain; charset=utf-8'],
  ]);
  const text = 'The address of this request, its Host header or its path, makes no sense.\n';
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** Whether a request names more than one host; Node drops all but the first, a proxy perhaps another. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

const plainHost = /^[a-z\d._-]+(:\d+)?$/i;

/** Whether host and path together are an address, and the host nothing but a host. */
function hasGoodTarget({ headers: { host = '' }, url = '/' }: IncomingMessage): boolean {
  const path = url.split('?')[0] ?? '';
  const address = URL.parse(`http://${host}${path}`);
  if (address === null || !path.startsWith('/') || path.includes('\\')) return false;
  // Others (IPv6, user@host, host/path) have to come out of the parser as they went in.
  return plainHost.test(host) || address.hostname === host.replace(/:\d+$/, '').toLowerCase();
}

const isOverHttps = (services: Services) => (request: IncomingMessage) => {
  const proto = request.headers['x-forwarded-proto'];
  return cameOverHttps(typeof proto === 'string' ? proto : undefined, services.env);
};
/** Longest address in characters that is looked at; the site's own have fewer than 100. */
const longestAddress = 2000;

/** The whole server: the site's files first, since they are asked for most, and the API. */
export function createApp(services: Services, site: Site): NodeListener {
  const api = createApiListener(services);
  const overHttps = isOverHttps(services);
  const open = serveSite(site, overHttps, (error) =>
    services.log.error({ error: String(error) }, 'a file of the site cannot be read'),
  );
  const { MAINTENANCE } = services.env;
  const files = MAINTENANCE ? serveMaintenance(site, MAINTENANCE, open, overHttps) : open;
  return (request, response) => {
    const url = request.url ?? '/';
    if (url.length > longestAddress) {
      const text = `An address may have ${longestAddress} characters.`;
      response.writeHead(414, [
        ...refusalHeaders(overHttps(request)),
        ...['Content-Type', 'text/plain; charset=utf-8'],
      ]);
      response.end(request.method === 'HEAD' ? undefined : text);
      return;
    }
    if (namesTwoHosts(request)) {
      refuse(response, overHttps(request));
      return;
    }
    const mark = url.indexOf('?');
    const answer = isApiPath(mark < 0 ? url : url.slice(0, mark)) ? api : files;
    answer(request, response);
  };
}
