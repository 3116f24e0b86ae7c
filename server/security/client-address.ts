import { isIP, isIPv6 } from 'node:net';

/** Sources of a client address. */
export interface AddressSource {
  /** Remote address of the socket. */
  socketAddress: string | undefined;
  /** The X-Forwarded-For header. */
  forwardedFor: string | undefined;
}

/**
 * Returns the visitor's address as a rate limit key. `proxies` is the number of trusted proxies:
 * each appends the address that it saw at the right end of X-Forwarded-For. Entries further left
 * can be forged.
 */
export function visitorKey(source: AddressSource, proxies: number): string {
  const chain = (source.forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const forwarded = proxies > 0 ? (chain.at(-proxies) ?? chain[0]) : undefined;
  // Only a valid address counts: arbitrary text would be a new visitor with each request.
  const known = forwarded !== undefined && isIP(bareAddress(forwarded)) > 0;
  return addressKey((known ? forwarded : source.socketAddress) ?? 'unknown');
}

/**
 * Returns an IPv4 address as it is, and of IPv6 the first 64 bits, since a single subscriber owns
 * the rest.
 */
export function addressKey(address: string): string {
  const bare = bareAddress(address);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(bare)) return bare;
  return `${expandedGroups(bare).slice(0, 4).join(':')}::/64`;
}

/** Strips what proxies may add: brackets, a port (new with each connection), a zone. */
function bareAddress(address: string): string {
  const [bare = ''] = address
    .replace(/^\[|\](:\d+)?$/g, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .split('%', 1);
  return bare;
}

function expandedGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}
