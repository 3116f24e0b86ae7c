import type { ServerResponse } from 'node:http';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { siteConfig } from '../../site.config.ts';
import { askedUrls } from './asked-urls.ts';
import { unnamedHostFinder } from './unnamed-hosts.ts';

/** Calls `read` with the whole body of a response once it has been sent. */
function onBody(response: ServerResponse, read: (body: string) => void): void {
  const chunks: Uint8Array[] = [];
  const { write, end } = response;
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
  };
  Object.assign(response, {
    write: (...args: unknown[]) => {
      keep(args[0]);
      return Reflect.apply(write, response, args);
    },
    end: (...args: unknown[]) => {
      keep(args[0]);
      const ended = Reflect.apply(end, response, args);
      read(Buffer.concat(chunks).toString());
      return ended;
    },
  });
}

const isPage = (body: string) => /^\s*<!doctype html/i.test(body);

/**
 * Prints the requests of each opened page to hosts that `site.config.ts` does not name, once per
 * page and host. Nothing blocks them in development, where pages have no policy.
 */
export function reportInDevelopment(server: ViteDevServer, logger: AstroIntegrationLogger): void {
  const reported = new Set<string>();
  const find = unnamedHostFinder(siteConfig);
  server.middlewares.use((request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (request.headers.accept?.includes('text/html')) {
      onBody(response, (body) => {
        const found = isPage(body) ? find(askedUrls(body)) : [];
        for (const line of found.map((each) => `${path}: ${each}`)) {
          if (!reported.has(line)) logger.warn(line);
          reported.add(line);
        }
      });
    }
    next();
  });
}
