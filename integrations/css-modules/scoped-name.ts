import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { localNames } from './local-names.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const digits = '0123456789';
const lettersAndDigits = `${letters}${digits}`;
const projectRoot = process.cwd();

/** Matches names that content blockers hide. */
const blockedPattern = /^ad/i;

/**
 * Returns the candidates for the prefix of a module, best first: letter, letter or digit, digit. The
 * digit keeps a name from being a word, such as a utility of Tailwind.
 */
function* prefixCandidates(file: string): Generator<string> {
  for (let attempt = 0; ; attempt += 1) {
    const bytes = hash('sha256', `${attempt} ${file}`, 'buffer');
    const [one = 0, two = 0, three = 0] = bytes;
    const prefix = `${letters[one % letters.length]}${lettersAndDigits[two % lettersAndDigits.length]}${digits[three % digits.length]}`;
    if (!blockedPattern.test(prefix)) yield prefix;
  }
}

/**
 * Prefix of each module. Where two modules have the same candidate, the second takes its next one.
 */
const prefixes = new Map<string, string>();
const taken = new Set<string>();

function prefixOf(file: string): string {
  const known = prefixes.get(file);
  if (known !== undefined) return known;
  for (const prefix of prefixCandidates(file)) {
    if (taken.has(prefix)) continue;
    taken.add(prefix);
    prefixes.set(file, prefix);
    return prefix;
  }
  throw new Error(`No prefix is left for ${file}.`);
}

// In alphabetical order, so that every process gives the same prefixes.
for (const file of globSync('src/**/*.module.css', { cwd: projectRoot }).sort())
  prefixOf(file.replaceAll('\\', '/'));

/** Returns the names of classes and animations that a module defines. */
function namesIn(css: string): string[] {
  const animations = [...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name);
  return [...new Set([...localNames(css), ...animations])];
}

/** Returns a number as letters and digits: one character for the first 62. */
function encodeIndex(index: number): string {
  const digit = lettersAndDigits[index % lettersAndDigits.length] ?? '';
  const rest = Math.floor(index / lettersAndDigits.length);
  return rest === 0 ? digit : `${encodeIndex(rest - 1)}${digit}`;
}

/**
 * Returns the class name that a built page has for a name of a CSS module: three characters for the
 * module, then one for the name, or two if the module has more than 62 names. The result is the
 * same on all machines. It depends on the path and the text of the module and, where two paths
 * hash to the same prefix, on the paths of the other modules.
 *
 * @param file path of the module
 * @param css text of the module
 */
export function scopedName(name: string, file: string, css: string): string {
  const path = relative(projectRoot, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const index = namesIn(css).indexOf(name);
  if (index < 0) throw new Error(`${path} has no ${name}.`);
  return `${prefixOf(path)}${encodeIndex(index)}`;
}
