import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { RecordedRequest } from './recorded-request.ts';

/** Headers that differ between responses although the site is the same. */
const volatileHeaders = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'last-modified',
]);

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * Hashes status, headers and body of a response. The body is hashed as sent, still compressed;
 * redirects are not followed.
 */
export function hashResponse(
  origin: string,
  { method, url, headers }: RecordedRequest,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(`${origin}${url}`, { method, headers, agent }, (response) => {
      const hash = createHash('sha256').update(`${response.statusCode}\n`);
      const { host } = new URL(origin);
      for (const [name, value] of Object.entries(response.headers).toSorted()) {
        // The server's port differs between runs.
        if (!volatileHeaders.has(name)) hash.update(`${name}: ${value}\n`.replaceAll(host, 'host'));
      }
      response.on('data', (chunk) => hash.update(chunk));
      response.once('end', () => resolve(hash.digest('base64url')));
      response.once('error', reject);
    });
    clientRequest.once('error', reject);
    clientRequest.end();
  });
}
