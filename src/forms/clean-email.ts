import { cleanLine, withoutJoiners } from './clean-text.ts';

/** What stands in the angle brackets of `Ann Marsh <ann@example.com>`, the last thing of a line. */
const inAngles = /^[^<>]*<([^<>]+)>[ ,;]*$/;

/** Letters, digits, marks, joiners and dots of any script: nothing that has a meaning in a URL. */
const domainPattern = /^(?:[\p{L}\p{M}\p{N}.\u3002-]|\u200C|\u200D)+$/u;
const needsConverting = /[^\x20-\x7E]|xn--/i;

/** A domain as mail servers know it (`xn--e1afmkfd.xn--p1ai`), or unchanged where it is none. */
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

/** The address that a `mailto:` link leads to; other text as it is. */
function withoutScheme(text: string): string {
  if (!/^mailto:/i.test(text)) return text;
  const [address = ''] = text.slice('mailto:'.length).split('?');
  return cleanLine(decoded(address));
}

/** An address in its two parts; undefined where there is no `@`. */
function partsOf(address: string): [local: string, domain: string] | undefined {
  const at = address.lastIndexOf('@');
  return at < 0 ? undefined : [withoutJoiners(address.slice(0, at)), address.slice(at + 1)];
}

/**
 * Returns the address that somebody meant: without unseen marks, out of a `mailto:` link or of
 * `Name <address>`. What is no address comes back much as it was typed.
 *
 * No parser of mail headers: those find an address in `ada lane@example.com` as well.
 */
export function plainEmail(text: string): string {
  const line = cleanLine(text.normalize('NFKC'));
  const address = withoutScheme(inAngles.exec(line)?.[1]?.trim() ?? line);
  return partsOf(address)?.join('@') ?? withoutJoiners(address);
}

/** Returns the same as mail servers take it, its domain in punycode. */
export function cleanEmail(text: string): string {
  const address = plainEmail(text);
  const [local, domain] = partsOf(address) ?? [];
  return domain === undefined ? address : `${local}@${asciiDomain(domain)}`;
}
