/**
 * `npm run adopt`: replaces the sample firm by the firm of the owner. Asks for name, place, hours,
 * colors, typefaces, front page and samples, and writes `site.config.ts`, the house theme, and
 * plain copy with marked gaps. Every question is an option as well (`--help`); `--yes` asks
 * nothing. `--check` lists the gaps and the remaining texts of the sample firm. A second run would
 * replace texts of the owner, so it needs `--again`.
 */
import './pinned-node.ts';
import { intro, outro } from '@clack/prompts';
import { Command } from 'commander';
import { siteConfig } from '../site.config.ts';
import { isAdopted } from '../src/content/adopted.ts';
import { siteConfigSchema } from '../src/content/schema/site-config.ts';
import { type Answers, questionNames, questionOf } from './adopt/answers.ts';
import { completeAnswers } from './adopt/ask.ts';
import { findChoices } from './adopt/choices.ts';
import { configOf } from './adopt/config-of.ts';
import { formatGaps, gapsIn } from './adopt/gaps.ts';
import { plainFiles } from './adopt/plain-copies.ts';
import { expectNotAdopted, recordSampleTexts, remainingSampleTexts } from './adopt/sample-texts.ts';
import { ownTexts, textsIn, textsWithHomes } from './adopt/texts.ts';
import { usePlainRecords } from './adopt/write-records.ts';
import { usePlainCopy, writeConfig, writeTheme } from './adopt/write-site.ts';

const projectRoot = process.cwd();
const printLine = (text: string) => process.stdout.write(`${text}\n`);

const command = new Command('adopt').description('Makes the site your own.');
for (const name of questionNames) {
  const { option, message } = questionOf(name);
  command.option(`--${option} <answer>`, message);
}
command.option('--yes', 'ask nothing: options, and what Enter would choose');
command.option('--check', 'list the gaps, and what is still the sample firm’s');
command.option('--again', 'replace the texts of a site that was adopted before');
type Flags = { yes?: true; check?: true; again?: true };
const options = command.parse().opts<Partial<Answers> & Flags>();

/**
 * Prints the gaps and the remaining texts of the sample firm. Returns the number of all of them.
 */
function printRemaining(): number {
  const texts = ownTexts(projectRoot, siteConfig.home);
  const gaps = gapsIn(texts);
  const sampleTexts = remainingSampleTexts(projectRoot, texts);
  if (gaps.length > 0) printLine(`Gaps to fill (${gaps.length}):\n${formatGaps(gaps)}\n`);
  if (sampleTexts.length > 0) {
    const lines = sampleTexts.map(({ file, line, text }) => `${file}:${line}: ${text}`);
    printLine(`Still the sample firm’s (${sampleTexts.length}):\n${lines.join('\n')}\n`);
  }
  const count = gaps.length + sampleTexts.length;
  printLine(count === 0 ? 'Nothing is left of the sample firm.' : `${count} places are left.`);
  return count;
}

async function adopt(): Promise<void> {
  if (!options.again) expectNotAdopted(projectRoot);
  const isInteractive = options.yes !== true;
  if (isInteractive) intro('Make the site your own');
  const answers = await completeAnswers(options, findChoices(projectRoot), isInteractive);
  const config = siteConfigSchema.parse(configOf(answers));
  // Later, the texts are the owner's.
  if (!isAdopted)
    recordSampleTexts(
      projectRoot,
      textsWithHomes(projectRoot),
      textsIn(projectRoot, plainFiles(projectRoot)),
    );
  const replacedCount = usePlainCopy(projectRoot, answers.language);
  usePlainRecords(projectRoot, answers.language, config, isAdopted);
  writeConfig(projectRoot, config);
  writeTheme(projectRoot, answers);
  const gaps = gapsIn(ownTexts(projectRoot, config.home));
  const doneMessage = `${replacedCount} files have plain copy now, with ${gaps.length} gaps to fill. npm run dev shows the site; npm run adopt -- --check lists what is left.`;
  if (isInteractive) outro(doneMessage);
  else printLine(doneMessage);
}

try {
  if (options.check) process.exitCode = printRemaining() > 0 ? 1 : 0;
  else await adopt();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
