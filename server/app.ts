import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApi, isApiPath } from './api.ts';
import { cameOverHttps, commonHeaders } from './security/headers.ts';
import type { Services } from './services.ts';
import type { Site } from './static/load-site.ts';
import { serveSite } from './static/serve-site.ts';

export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/** The API as a listener for Node's http server. */
export function createApiListener(services: Services): NodeListener {
  const api = createApi(services);
  // Node's own Request and Response stay as they are: other code lives in this process too.
  return getRequestListener((request, env) => api.fetch(request, env as never), {
    overrideGlobalObjects: false,
  });
}

/** Longest address in characters that is looked at; the site's own have fewer than 100. */
const longestAddress = 2000;

/** The whole server: the site's files first, since they are asked for most, and the API. */
export function createApp(services: Services, site: Site): NodeListener {
  const api = createApiListener(services);
  const files = serveSite(site, (request) => {
    const proto = request.headers['x-forwarded-proto'];
    return cameOverHttps(typeof proto === 'string' ? proto : undefined, services.env);
  });
  return (request, response) => {
    const url = request.url ?? '/';
    if (url.length > longestAddress) {
      const text = `An address may have ${longestAddress} characters.`;
      response.writeHead(414, { ...commonHeaders, 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : text);
      return;
    }
    const mark = url.indexOf('?');
    const answer = isApiPath(mark < 0 ? url : url.slice(0, mark)) ? api : files;
    answer(request, response);
  };
}
