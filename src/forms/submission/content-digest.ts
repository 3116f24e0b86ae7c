import { honeypotField } from '../honeypot/schema.ts';
import { submissionField } from './schema.ts';

/** A captcha solution is another one at each try; a filler may fill the trap at the second. */
const isVolatile = (name: string): boolean =>
  name === submissionField || name === honeypotField || /altcha|captcha|turnstile/.test(name);

/** FNV-1a over UTF-16, from a seed of choice. */
function hash(text: string, seed: number): string {
  let sum = seed;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** 64 bits as text that are the same for the same words and files. No secret, and no signature. */
export function contentDigest(data: Iterable<[string, FormDataEntryValue]>): string {
  const text = [...data]
    .filter(([name]) => !isVolatile(name))
    .map(([name, value]) =>
      typeof value === 'string'
        ? [name, value.trim()]
        : [name, value.name, value.size, value.lastModified],
    );
  const written = JSON.stringify(text);
  return hash(written, 0x811c9dc5) + hash(written, 0x1000193);
}
