import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { RecordedRequest } from './recorded-request.ts';

/** Headers that differ between responses although the site is the same. */
const volatile = new Set([
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'last-modified',
]);

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Hashes status, headers and body (as sent, still compressed) of a response; redirects are not followed. */
export function hashResponse(
  origin: string,
  { method, url, headers }: RecordedRequest,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}${url}`, { method, headers, agent }, (response) => {
      const hash = createHash('sha256').update(`${response.statusCode}\n`);
      const { host } = new URL(origin);
      for (const [name, value] of Object.entries(response.headers).toSorted()) {
        // The server's port differs between runs.
        if (!volatile.has(name)) hash.update(`${name}: ${value}\n`.replaceAll(host, 'host'));
      }
      response.on('data', (chunk) => hash.update(chunk));
      response.once('end', () => resolve(hash.digest('base64url')));
      response.once('error', reject);
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}
