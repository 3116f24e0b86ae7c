import { cleanLine, withoutJoiners } from './clean-text.ts';

/** Matches the address in angle brackets at the end of `Ann Marsh <ann@example.com>`. */
const inAngles = /^[^<>]*<([^<>]+)>[ ,;]*$/;

/** Letters, digits, marks, joiners and dots of any script, but no delimiters of a URL. */
const domainPattern = /^(?:[\p{L}\p{M}\p{N}.\u3002-]|\u200C|\u200D)+$/u;
const needsConverting = /[^\x20-\x7E]|xn--/i;

/** Returns a domain in punycode (`xn--e1afmkfd.xn--p1ai`), or unchanged if it is invalid. */
function asciiDomain(domain: string): string {
  if (!needsConverting.test(domain) || !domainPattern.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the address of a `mailto:` link; other text unchanged. */
function withoutScheme(text: string): string {
  if (!/^mailto:/i.test(text)) return text;
  const [address = ''] = text.slice('mailto:'.length).split('?');
  return cleanLine(decoded(address));
}

/** Splits an address at its last `@`; undefined if there is none. */
function partsOf(address: string): [local: string, domain: string] | undefined {
  const at = address.lastIndexOf('@');
  return at < 0 ? undefined : [withoutJoiners(address.slice(0, at)), address.slice(at + 1)];
}

/**
 * Normalizes an e-mail address: removes invisible characters, and extracts it from a `mailto:` link or
 * `Name <address>`. Other text is returned almost unchanged.
 *
 * Not a parser of mail headers, which would accept `ada lane@example.com`.
 */
export function plainEmail(text: string): string {
  const line = cleanLine(text.normalize('NFKC'));
  const address = withoutScheme(inAngles.exec(line)?.[1]?.trim() ?? line);
  return partsOf(address)?.join('@') ?? withoutJoiners(address);
}

/** Normalizes an e-mail address like `plainEmail`, with its domain in punycode. */
export function cleanEmail(text: string): string {
  const address = plainEmail(text);
  const [local, domain] = partsOf(address) ?? [];
  return domain === undefined ? address : `${local}@${asciiDomain(domain)}`;
}
