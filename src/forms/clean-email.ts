import { cleanLine, removeJoinControls } from './clean-text.ts';

/** Matches the address in angle brackets at the end of `Ann Marsh <ann@example.com>`. */
const bracketedAddressPattern = /^[^<>]*<([^<>]+)>[ ,;]*$/;

/** Matches letters, digits, marks, join controls and dots of any script, but no URL delimiters. */
const domainPattern = /^(?:[\p{L}\p{M}\p{N}.\u3002-]|\u200C|\u200D)+$/u;
/** Matches a domain that is not plain ASCII, or has a label in punycode. */
const nonAsciiPattern = /[^\x20-\x7E]|xn--/i;

/** Returns a domain in punycode (`xn--e1afmkfd.xn--p1ai`), or unchanged if it is invalid. */
function asciiDomain(domain: string): string {
  if (!nonAsciiPattern.test(domain) || !domainPattern.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Decodes a URI component; returns an invalid one unchanged. */
function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the address of a `mailto:` link; other text unchanged. */
function removeScheme(text: string): string {
  if (!/^mailto:/i.test(text)) return text;
  const [address = ''] = text.slice('mailto:'.length).split('?');
  return cleanLine(tryDecode(address));
}

/** Splits an address at its last `@`; undefined if there is none. */
function splitAddress(address: string): [local: string, domain: string] | undefined {
  const atIndex = address.lastIndexOf('@');
  if (atIndex < 0) return undefined;
  return [removeJoinControls(address.slice(0, atIndex)), address.slice(atIndex + 1)];
}

/**
 * Normalizes an e-mail address: removes invisible characters, and extracts it from a `mailto:` link or
 * `Name <address>`. Other text is returned almost unchanged.
 *
 * Not a parser of mail headers, which would accept `ada lane@example.com`.
 */
export function plainEmail(text: string): string {
  const line = cleanLine(text.normalize('NFKC'));
  const address = removeScheme(bracketedAddressPattern.exec(line)?.[1]?.trim() ?? line);
  return splitAddress(address)?.join('@') ?? removeJoinControls(address);
}

/** Normalizes an e-mail address like `plainEmail`, with its domain in punycode. */
export function cleanEmail(text: string): string {
  const address = plainEmail(text);
  const [local, domain] = splitAddress(address) ?? [];
  return domain === undefined ? address : `${local}@${asciiDomain(domain)}`;
}
