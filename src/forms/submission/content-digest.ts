import { honeypotField } from '../honeypot/schema.ts';
import { submissionField } from './schema.ts';

/**
 * Returns true if a field may differ between two attempts: id, captcha solution, and honeypot, which
 * autofill may fill.
 */
const isVolatile = (name: string): boolean =>
  name === submissionField || name === honeypotField || /altcha|captcha|turnstile/.test(name);

/** FNV-1a hash over UTF-16 code units, as 8 hex digits. */
function hash(text: string, seed: number): string {
  let sum = seed;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** Returns a 64-bit hash of values and files as 16 hex digits. Not cryptographic. */
export function contentDigest(data: Iterable<[string, FormDataEntryValue]>): string {
  const entries = [...data]
    .filter(([name]) => !isVolatile(name))
    .map(([name, value]) =>
      typeof value === 'string'
        ? [name, value.trim()]
        : [name, value.name, value.size, value.lastModified],
    );
  const serialized = JSON.stringify(entries);
  return hash(serialized, 0x811c9dc5) + hash(serialized, 0x1000193);
}
