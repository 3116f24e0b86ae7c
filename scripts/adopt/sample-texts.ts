import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from './texts.ts';

/** File in which `npm run adopt` notes the texts of the sample firm, by their hashes. */
export const noteFile = 'adopted.json';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Returns true for a sentence, or a picture's name: `workshop-bench`. Labels say nothing of a firm. */
const tellsOfFirm = (text: string) =>
  text.split(/\s+/).length > 3 || /^[a-z]+(?:-[a-z0-9]+)+$/.test(text);

/** Returns the texts that tell of the sample firm: those that no plain copy has as well. */
const sampleTexts = (texts: readonly Text[], plain: readonly Text[]): Text[] => {
  const neutral = new Set(plain.map(({ text }) => text));
  return texts.filter(({ text }) => tellsOfFirm(text) && !neutral.has(text));
};

/**
 * Expects a site that is still the sample firm's, whose texts may be replaced.
 *
 * @throws Error for people when it was adopted before
 */
export function expectNotAdopted(root: string): void {
  if (!existsSync(join(root, noteFile))) return;
  throw new Error(
    `This site was adopted before: ${noteFile} is there. Again, your texts, people, openings and news would be replaced by plain ones. Change site.config.ts and src/themes/house.ts by hand; --again replaces everything.`,
  );
}

/** Notes the texts of the sample firm, before the site's owner changes them. */
export function noteSampleTexts(
  root: string,
  texts: readonly Text[],
  plain: readonly Text[],
): void {
  const hashes = new Set(sampleTexts(texts, plain).map(({ text }) => hashOf(text)));
  writeFileSync(
    join(root, noteFile),
    `${JSON.stringify({ sampleTexts: [...hashes].sort() }, null, 2)}\n`,
  );
}

/**
 * Finds the texts that are still those of the sample firm.
 *
 * @throws Error for people when the site was not adopted yet
 */
export function remainingSampleTexts(root: string, texts: readonly Text[]): Text[] {
  const file = join(root, noteFile);
  if (!existsSync(file)) throw new Error(`${noteFile} is not there: run "npm run adopt" first.`);
  const { sampleTexts: noted } = JSON.parse(readFileSync(file, 'utf8')) as {
    sampleTexts: string[];
  };
  const known = new Set(noted);
  return texts.filter(({ text }) => known.has(hashOf(text)));
}
