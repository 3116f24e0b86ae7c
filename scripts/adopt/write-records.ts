import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMarkdownRecords } from '../../src/content/markdown-records.ts';
import { primaryLanguage } from '../../src/content/primary-language.ts';
import { recordFolders } from '../../src/content/record-folders.ts';
import { regionalSpelling } from '../../src/content/regional-spelling.ts';
import type { SampleConfig } from '../../src/page-meta/samples.ts';
import { peopleOfSamples } from './kept-samples.ts';

/** Records of the sample firm that one plain record replaces, by kind. */
const plainRecords = {
  people: 'your-name.md',
  openings: 'your-opening.md',
  news: 'our-new-site.md',
} as const;

/** First id after those of the sample firm's people. */
const idAfterSamples = 10;

/** Marks a person as one of the samples, who is not on the pages of the team. */
function markAsSample(file: string): void {
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(/^(---\r?\n[\s\S]*?)(\r?\n)---/, '$1$2sample: true$2---'));
}

/**
 * Removes the people of the sample firm, except those whom samples that stay name; marks these.
 *
 * @param isAgain true if the site was adopted before: people without the mark are the owner's
 * @returns an id for the owner
 */
function reducePeople(projectRoot: string, config: SampleConfig, isAgain: boolean): number {
  const neededIds = peopleOfSamples(config);
  let ownerId = 1;
  for (const { file, fields } of readMarkdownRecords(join(projectRoot, recordFolders.people))) {
    const id = Number(fields['id']);
    const isMarked = fields['sample'] === true;
    if (neededIds.has(id) && (isMarked || !isAgain)) {
      if (!isMarked) markAsSample(file);
      ownerId = idAfterSamples;
    } else rmSync(file);
  }
  return ownerId;
}

/** Reads a plain record in the language of a tag, or in English where that has none. */
function readPlainRecord(projectRoot: string, kind: string, language: string): string {
  const folder = join(projectRoot, 'scripts/adopt/records');
  const file = join(folder, `${kind}.${primaryLanguage(language)}.md`);
  return readFileSync(existsSync(file) ? file : join(folder, `${kind}.md`), 'utf8');
}

/**
 * Replaces people, openings and news of the sample firm by one plain record each. People who sign
 * samples that stay remain, marked as samples.
 *
 * @param language language tag of the site
 * @param isAgain true if the site was adopted before
 */
export function usePlainRecords(
  projectRoot: string,
  language: string,
  config: SampleConfig,
  isAgain: boolean,
): void {
  const ownerId = reducePeople(projectRoot, config, isAgain);
  for (const kind of ['openings', 'news'] as const)
    for (const file of globSync(join(projectRoot, recordFolders[kind], '*.md'))) rmSync(file);
  for (const [kind, fileName] of Object.entries(plainRecords)) {
    const source = regionalSpelling(readPlainRecord(projectRoot, kind, language), language);
    const folder = recordFolders[kind as keyof typeof plainRecords];
    writeFileSync(
      join(projectRoot, folder, fileName),
      source.replace(/^(id|contact): 1$/m, `$1: ${ownerId}`),
    );
  }
}
