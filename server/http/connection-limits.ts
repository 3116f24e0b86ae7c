import type { Server, ServerOptions } from 'node:http';
import type { Env } from '../env.ts';
import { addressKey } from '../security/client-address.ts';

/**
 * Timeouts of a request, in milliseconds. Headers have 15 s; the minimum data rate of a body is
 * enforced by readBody, and requestTimeout is only the last resort. A connection may idle between
 * requests.
 */
export const requestTimeouts = {
  headersTimeout: 15_000,
  requestTimeout: 400_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
} as const satisfies ServerOptions;

/** An open connection costs about 30 KB. */
const maxConnections = 1024;
/** Each browser opens up to six; an office may share one address. */
const maxPerAddress = 256;

/**
 * Closes connections above the total, and above the maximum per address. Behind trusted proxies
 * every connection comes from a proxy, and the limit per address is up to the proxy.
 */
export function limitConnections(
  server: Server,
  { TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>,
  limits = { total: maxConnections, perAddress: maxPerAddress },
): void {
  server.maxConnections = limits.total;
  if (TRUST_PROXY > 0) return;
  const countByAddress = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = addressKey(socket.remoteAddress ?? 'unknown');
    const count = (countByAddress.get(address) ?? 0) + 1;
    if (count > limits.perAddress) {
      socket.destroy();
      return;
    }
    countByAddress.set(address, count);
    socket.once('close', () => {
      const remaining = (countByAddress.get(address) ?? 1) - 1;
      if (remaining > 0) countByAddress.set(address, remaining);
      else countByAddress.delete(address);
    });
  });
}
