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
  const addresses = (source.forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const forwardedAddress = proxies > 0 ? (addresses.at(-proxies) ?? addresses[0]) : undefined;
  // Only a valid address counts: arbitrary text would be a new visitor with each request.
  const isForwardedValid =
    forwardedAddress !== undefined && isIP(stripAddress(forwardedAddress)) > 0;
  return addressKey((isForwardedValid ? forwardedAddress : source.socketAddress) ?? 'unknown');
}

/** Groups of an IPv6 address. */
const groupCount = 8;

/**
 * Returns an IPv4 address as it is, and of IPv6 the first 64 bits, since a single subscriber owns
 * the rest.
 */
export function addressKey(address: string): string {
  const plainAddress = stripAddress(address);
  const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plainAddress);
  if (mappedIPv4?.[1]) return mappedIPv4[1];
  if (!isIPv6(plainAddress)) return plainAddress;
  return `${expandGroups(plainAddress).slice(0, 4).join(':')}::/64`;
}

/** Removes brackets, a port (new with each connection) and a zone, which proxies may add. */
function stripAddress(address: string): string {
  const [plainAddress = ''] = address
    .replace(/^\[|\](:\d+)?$/g, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .split('%', 1);
  return plainAddress;
}

/** Returns the eight groups of an IPv6 address, `::` expanded, without leading zeros. */
function expandGroups(address: string): string[] {
  const [start = '', end] = address.split('::');
  const startGroups = start === '' ? [] : start.split(':');
  const endGroups = end ? end.split(':') : [];
  const zeroGroupCount = end === undefined ? 0 : groupCount - startGroups.length - endGroups.length;
  const zeroGroups = Array<string>(Math.max(0, zeroGroupCount)).fill('0');
  return [...startGroups, ...zeroGroups, ...endGroups].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}
