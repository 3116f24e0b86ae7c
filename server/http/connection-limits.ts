import type { Server, ServerOptions } from 'node:http';
import type { Env } from '../env.ts';
import { addressKey } from '../security/client-address.ts';

/**
 * Times of a request, in milliseconds. Headers have 15 s; how fast a body has to arrive readBody
 * decides, and this is only the end of all patience. A connection may rest between requests.
 */
export const requestTimes = {
  headersTimeout: 15_000,
  requestTimeout: 400_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions;

/** An open connection costs some 30 KB. */
const mostConnections = 1024;
/** An office behind one address needs six for each browser. */
const mostFromOneAddress = 256;

/**
 * Closes connections over the total, and over the share of one address. Behind proxies of ours
 * every connection comes from a proxy: there the share is the proxy's matter.
 */
export function limitConnections(
  server: Server,
  { TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>,
  limits = { total: mostConnections, share: mostFromOneAddress },
): void {
  server.maxConnections = limits.total;
  if (TRUST_PROXY > 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? 'unknown');
    const count = (open.get(address) ?? 0) + 1;
    if (count > limits.share) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
