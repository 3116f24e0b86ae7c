import { didYouMean } from '../../content/closest.ts';
import { counted } from '../../content/pluralize.ts';
import { parseIsoDate, toDateParts, toIsoDate } from '../../elements/clock/day-number.ts';
import { timeText } from '../../elements/clock/time-text.ts';
import { zoneClock } from '../../elements/clock/zone-clock.ts';
import { evaluate, runBasic } from './basic-interpreter.ts';
import { type CommandEntry, commandFor, commandList, parseCommand } from './command-list.ts';
import type { ConsoleEnv } from './console-env.ts';
import { type Answer, answerOf } from './console-line.ts';
import { fullDate, longDay, timeZone, todayAt } from './days.ts';
import { freeAnswer } from './free-answer.ts';
import type { ProgramEntry } from './page-text.ts';
import { priceAnswer } from './price-answer.ts';
import { endOfCards } from './quarter-card.ts';
import { scaleListing } from './scale-listing.ts';
import { daysIn, spanIn } from './spoken-span.ts';
import { nextRun } from './taken-days.ts';

type Command = (rest: string, env: ConsoleEnv) => Answer;

const sectionLink = (id: string) => ({ text: 'Stands below', link: `#${id}` });

const readSection =
  (id: string): Command =>
  (_, env) =>
    answerOf(...env.readText(id), sectionLink(id));

const runningDaysText = ({ since }: ProgramEntry, env: ConsoleEnv) =>
  counted(todayAt(env.now) - parseIsoDate(since), 'day');

const sinceLine = (entry: ProgramEntry, env: ConsoleEnv) =>
  `${entry.name}: since ${fullDate(parseIsoDate(entry.since))}, ${runningDaysText(entry, env)}`;

function cat(rest: string, env: ConsoleEnv): Answer {
  const names = env.files.map(({ name }) => name);
  const fileName = rest.toLowerCase().trim();
  if (fileName === '') return answerOf(`Which file? ${names.join(', ')}`);
  const file = env.files.find(({ name, id }) => [name, name.split('.')[0], id].includes(fileName));
  if (!file) return answerOf(`${rest}: no such file.${didYouMean(fileName, names)}`);
  return answerOf(...env.readText(file.id), sectionLink(file.id));
}

/** Returns the answer to one command; undefined for unknown words. */
function commandAnswer(words: string): Answer | undefined {
  const entry = commandList.find(({ name }) => name === commandFor(words.trim().toLowerCase()));
  return (
    entry &&
    answerOf(`${entry.usage}: ${entry.description}`, ...aliasLines(entry), sectionLink('commands'))
  );
}

const aliasLines = ({ aliases = [] }: CommandEntry) =>
  aliases.length > 0 ? [`The same: ${aliases.join(', ')}`] : [];

function work(rest: string, env: ConsoleEnv): Answer {
  const programs = env.programs();
  const words = rest.toUpperCase().split(/[^A-Z]+/);
  const entry = programs.find(({ name }) => words.includes(name));
  // Without the name of a program, answers with all of them.
  if (!entry && !/^\s*\S+\s*$/.test(rest))
    return answerOf(...programs.map((each) => sinceLine(each, env)), sectionLink('work'));
  const names = programs.map(({ name }) => name);
  if (!entry) return answerOf(`${rest} does not run here.${didYouMean(rest.toUpperCase(), names)}`);
  return answerOf(...entry.lines, sectionLink('work'));
}

function weigh(rest: string, env: ConsoleEnv): Answer {
  const inputs = (rest.match(/[\d,.]+/g) ?? []).map((each) => Number(each.replaceAll(',', '')));
  const [gross, tare, month = toDateParts(todayAt(env.now)).month] = inputs;
  if (gross === undefined || tare === undefined)
    return answerOf(
      'In pounds, for example: weigh 214730 43000. A month as third number: 1 to 12.',
    );
  return answerOf(...runBasic(scaleListing, [gross, tare, month]).printed, {
    text: 'The program stands below',
    link: '#listing',
  });
}

function ask(rest: string, env: ConsoleEnv): Answer {
  const today = todayAt(env.now);
  const period = spanIn(rest, today);
  const end = endOfCards(today);
  const length = daysIn(rest) ?? 1;
  const from = Math.max(period?.from ?? 0, today + 1);
  const run = nextRun(length, today, { from, until: Math.min(period?.until ?? end, end) });
  const days = counted(length, 'day');
  if (!run)
    return answerOf(
      period ? `No ${days} in a row there. Try: free ${days}` : `No ${days} in a row on my cards.`,
      { text: 'The cards', link: '#free' },
    );
  const [first = 0] = run;
  env.fillForm({ [env.fields.first]: toIsoDate(first), [env.fields.days]: String(length) });
  return answerOf(`${days} from ${longDay(first)}: it stands in the form.`, {
    text: 'To the form',
    link: env.fields.anchor,
  });
}

function theme(rest: string, { stocks, loadPaper }: ConsoleEnv): Answer {
  const name = rest.toLowerCase().trim();
  if (!stocks.includes(name))
    return answerOf(`Paper in the cupboard: ${stocks.join(', ')}.${didYouMean(name, stocks)}`);
  loadPaper(name);
  return answerOf(`From the next perforation on: ${name}.`);
}

function date(_: string, { now }: ConsoleEnv): Answer {
  const today = todayAt(now);
  const time = timeText(zoneClock(timeZone).minutesAt(now));
  return answerOf(`${longDay(today)}, ${toDateParts(today).year}, ${time} in Two Harbors.`);
}

const commands: Readonly<Record<string, Command>> = {
  help: (rest) =>
    commandAnswer(rest) ??
    answerOf(
      ...commandList.map(({ usage, description }) => `${usage}: ${description}`),
      sectionLink('commands'),
    ),
  ls: (_, { files }) => answerOf(...files.map(({ name, id }) => ({ text: name, link: `#${id}` }))),
  cat,
  work,
  uptime: (_, env) =>
    answerOf(...env.programs().map((entry) => `${entry.name}: ${runningDaysText(entry, env)}`)),
  rates: readSection('rates'),
  price: (rest) => answerOf(...priceAnswer(rest), sectionLink('rates')),
  free: (rest, env) =>
    answerOf(...freeAnswer(rest, todayAt(env.now), env.fields), {
      text: 'The cards',
      link: '#free',
    }),
  ask,
  weigh,
  contact: readSection('contact'),
  whoami: (_, env) => answerOf(...env.readText('whoami')),
  man: (rest, env) => commandAnswer(rest) ?? readSection('man')(rest, env),
  theme,
  date,
  history: (_, env) => answerOf(...env.history.map((line, index) => `${index + 1}  ${line}`)),
  clear: () => ({ lines: [], isCleared: true }),
  exit: () => answerOf('Still running.'),
};

/**
 * Returns the result of an arithmetic expression, by the BASIC interpreter; undefined for
 * anything else.
 */
function arithmeticAnswer(line: string): Answer | undefined {
  if (!/^[\d\s.()+*/<>=-]+$/.test(line) || !/\d\s*[-+*/<>=]/.test(line)) return undefined;
  const sum = evaluate(line, {});
  return answerOf(Number.isFinite(sum) ? String(Math.round(sum * 1e6) / 1e6) : 'DIVISION BY ZERO');
}

/** Answers to input that is not a command. */
const fallbackAnswers: readonly (readonly [RegExp, string])[] = [
  [/^(?:hi|hello|hey|good)\b/i, 'Good day. Type help, or ask: free in march.'],
  [/^(?:rm|del|delete|format|kill|shutdown|halt|reboot)\b/i, 'Nothing is switched off here.'],
  [/^(?:sudo|su)\b/i, 'You may do everything here as you are.'],
  [/^(?:thanks|thank you|thx)\b/i, 'You are welcome.'],
  [/^(?:vi|vim|emacs|nano|edit)\b/i, 'Here one reads. To write to me: contact.'],
];

/** Returns the answer to an input; an empty line has none. */
export function answerTo(input: string, env: ConsoleEnv): Answer {
  const line = input.trim();
  if (line === '') return answerOf();
  const request = parseCommand(line);
  const command = request && commands[request.name];
  if (command) return command(request.rest, env);
  const [, text] = fallbackAnswers.find(([pattern]) => pattern.test(line)) ?? [];
  if (text !== undefined) return answerOf(text);
  const sum = arithmeticAnswer(line);
  if (sum) return sum;
  if (/\s/.test(line))
    return answerOf('That I cannot read. Try: work, rates, price 3 days, free in march, contact.');
  const names = commandList.map(({ name }) => name);
  return answerOf(`${line}: I do not know that one.${didYouMean(line, names)} Type help.`);
}
