import { commandFor, commandList } from './command-list.ts';
import type { ConsoleEnv } from './console-env.ts';

/** Completion of a line by Tab: the new line, and the choices if there are several. */
export interface Completion {
  line: string;
  choices: readonly string[];
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Returns the words that may follow a command. */
function wordsAfter(
  name: string | undefined,
  env: Pick<ConsoleEnv, 'files' | 'programs' | 'stocks'>,
) {
  if (name === 'cat') return env.files.map((file) => file.name);
  if (name === 'work') return env.programs().map((entry) => entry.name.toLowerCase());
  if (name === 'theme') return env.stocks;
  if (name === 'free' || name === 'ask') return [...months, 'next week', 'tomorrow'];
  return [];
}

/** Returns the longest common prefix of some words. */
function commonPrefix(words: readonly string[]): string {
  let [shared = ''] = words;
  for (const word of words) while (!word.startsWith(shared)) shared = shared.slice(0, -1);
  return shared;
}

/** Completes the last word of a line; undefined without a candidate. */
export function completeLine(
  line: string,
  env: Pick<ConsoleEnv, 'files' | 'programs' | 'stocks'>,
): Completion | undefined {
  const [, lineBefore = '', lastWord = ''] = /^(.*?)(\S*)$/s.exec(line) ?? [];
  if (lastWord === '') return undefined;
  const isCommand = lineBefore.trim() === '';
  const words = isCommand
    ? commandList.map(({ name }) => name)
    : wordsAfter(commandFor((lineBefore.trim().split(/\s+/)[0] ?? '').toLowerCase()), env);
  const choices = words.filter((word) => word.startsWith(lastWord.toLowerCase()));
  if (choices.length === 0) return undefined;
  const shared = commonPrefix(choices);
  const newLine = `${lineBefore}${shared}${choices.length === 1 ? ' ' : ''}`;
  // A complete word: Tab moves the focus.
  if (choices.length === 1 && shared === lastWord.toLowerCase()) return undefined;
  return { line: newLine, choices: choices.length > 1 ? choices : [] };
}
