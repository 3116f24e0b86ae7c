import type { ServerResponse } from 'node:http';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { siteConfig } from '../../site.config.ts';
import { externalUrls } from './external-urls.ts';
import { unnamedHostFinder } from './unnamed-hosts.ts';

/** Calls `onEnd` with the whole body of a response once it has been sent. */
function readBody(response: ServerResponse, onEnd: (body: string) => void): void {
  const chunks: Uint8Array[] = [];
  const { write, end } = response;
  const addChunk = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
  };
  Object.assign(response, {
    write: (...args: unknown[]) => {
      addChunk(args[0]);
      return Reflect.apply(write, response, args);
    },
    end: (...args: unknown[]) => {
      addChunk(args[0]);
      const result = Reflect.apply(end, response, args);
      onEnd(Buffer.concat(chunks).toString());
      return result;
    },
  });
}

const isHtmlPage = (body: string) => /^\s*<!doctype html/i.test(body);

/**
 * Prints the requests of each opened page to hosts that `site.config.ts` does not name, once per
 * page and host. In development nothing blocks them, because pages have no content security policy.
 */
export function reportInDevelopment(server: ViteDevServer, logger: AstroIntegrationLogger): void {
  const reportedLines = new Set<string>();
  const findUnnamedHosts = unnamedHostFinder(siteConfig);
  server.middlewares.use((request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (request.headers.accept?.includes('text/html')) {
      readBody(response, (body) => {
        const errors = isHtmlPage(body) ? findUnnamedHosts(externalUrls(body)) : [];
        for (const line of errors.map((error) => `${path}: ${error}`)) {
          if (!reportedLines.has(line)) logger.warn(line);
          reportedLines.add(line);
        }
      });
    }
    next();
  });
}
