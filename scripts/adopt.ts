/**
 * `npm run adopt`: makes the site one's own: asks for name, place, hours, colors, typefaces, front
 * page and samples, and writes `site.config.ts`, the house theme, and plain copy with marked gaps.
 * Every question is an option as well (`--help`); with `--yes` nothing is asked. `--check` lists the
 * gaps, and what is still the sample firm's. A second run would replace texts of the owner: only
 * `--again` does that.
 */
import './pinned-node.ts';
import { intro, outro } from '@clack/prompts';
import { Command } from 'commander';
import { siteConfigSchema } from '../src/content/schema/site-config.ts';
import { type Answers, configOf, questionNames, questionOf } from './adopt/answers.ts';
import { completeAnswers } from './adopt/ask.ts';
import { findChoices } from './adopt/choices.ts';
import { formatGaps, gapsIn } from './adopt/gaps.ts';
import { expectNotAdopted, noteSampleTexts, remainingSampleTexts } from './adopt/sample-texts.ts';
import { ownTexts, plainFiles, textsIn } from './adopt/texts.ts';
import { usePlainCopy, writeConfig, writeTheme } from './adopt/write-site.ts';

const root = process.cwd();
const say = (text: string) => process.stdout.write(`${text}\n`);

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

/** Prints the gaps and the remaining texts of the sample firm; returns their number. */
function check(): number {
  const texts = ownTexts(root);
  const gaps = gapsIn(texts);
  const remaining = remainingSampleTexts(root, texts);
  if (gaps.length > 0) say(`Gaps to fill (${gaps.length}):\n${formatGaps(gaps)}\n`);
  if (remaining.length > 0) {
    const lines = remaining.map(({ file, line, text }) => `${file}:${line}: ${text}`);
    say(`Still the sample firm’s (${remaining.length}):\n${lines.join('\n')}\n`);
  }
  const left = gaps.length + remaining.length;
  say(left === 0 ? 'Nothing is left of the sample firm.' : `${left} places are left.`);
  return left;
}

async function adopt(): Promise<void> {
  if (!options.again) expectNotAdopted(root);
  const asks = options.yes !== true;
  if (asks) intro('Make the site your own');
  const answers = await completeAnswers(options, findChoices(root), asks);
  const config = siteConfigSchema.parse(configOf(answers));
  noteSampleTexts(root, ownTexts(root), textsIn(root, plainFiles(root)));
  const replaced = usePlainCopy(root);
  writeConfig(root, config);
  writeTheme(root, answers);
  const gaps = gapsIn(ownTexts(root));
  const done = `${replaced} files have plain copy now, with ${gaps.length} gaps to fill. npm run dev shows the site; npm run adopt -- --check lists what is left.`;
  if (asks) outro(done);
  else say(done);
}

try {
  if (options.check) process.exitCode = check() > 0 ? 1 : 0;
  else await adopt();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
