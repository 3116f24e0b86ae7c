import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adoptionFile } from '../../src/content/adopted.ts';
import type { Text } from './texts.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Returns true for four words or more, not all of them numbers. Labels fit any firm. */
const isSentence = (text: string) =>
  text.split(/\s+/).length > 3 && /\p{L}{2}.*\p{L}{2}/su.test(text);

/** Selects pictures, and the texts about the sample firm: sentences that no plain copy contains. */
const selectSampleTexts = (texts: readonly Text[], plainTexts: readonly Text[]): Text[] => {
  const neutralTexts = new Set(plainTexts.map(({ text }) => text));
  return texts.filter(
    ({ text, isPicture }) => isPicture || (isSentence(text) && !neutralTexts.has(text)),
  );
};

/**
 * Throws if the site was adopted before: then its texts are the owner's.
 *
 * @throws Error with a message for the user
 */
export function expectNotAdopted(projectRoot: string): void {
  if (!existsSync(join(projectRoot, adoptionFile))) return;
  throw new Error(
    `This site was adopted before: ${adoptionFile} is there. Again, your texts, people, openings and news would be replaced by plain ones. Change site.config.ts and src/themes/house.ts by hand; --again replaces everything.`,
  );
}

/** Records the hashes of the sample firm's texts, before the site's owner changes them. */
export function recordSampleTexts(
  projectRoot: string,
  texts: readonly Text[],
  plainTexts: readonly Text[],
): void {
  const hashes = new Set(selectSampleTexts(texts, plainTexts).map(({ text }) => hashOf(text)));
  writeFileSync(
    join(projectRoot, adoptionFile),
    `${JSON.stringify({ sampleTexts: [...hashes].sort() }, null, 2)}\n`,
  );
}

/**
 * Finds the texts that are still those of the sample firm.
 *
 * @throws Error with a message for the user if the site was not adopted yet
 */
export function remainingSampleTexts(projectRoot: string, texts: readonly Text[]): Text[] {
  const file = join(projectRoot, adoptionFile);
  if (!existsSync(file))
    throw new Error(`${adoptionFile} is not there: run "npm run adopt" first.`);
  const { sampleTexts: hashes } = JSON.parse(readFileSync(file, 'utf8')) as {
    sampleTexts: string[];
  };
  const sampleHashes = new Set(hashes);
  return texts.filter(({ text }) => sampleHashes.has(hashOf(text)));
}
