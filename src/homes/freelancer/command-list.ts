/** A command of the console: its syntax, and its effect. */
export interface CommandEntry {
  name: string;
  usage: string;
  does: string;
  /** Its aliases. */
  also?: readonly string[];
}

/** All commands, in the order of the manual. */
export const commandList: readonly CommandEntry[] = [
  { name: 'help', usage: 'help [COMMAND]', does: 'this list', also: ['?', 'commands'] },
  { name: 'ls', usage: 'ls', does: 'the files, each a section of this page', also: ['dir'] },
  {
    name: 'cat',
    usage: 'cat FILE',
    does: 'reads a file aloud',
    also: ['type', 'more', 'less', 'open'],
  },
  {
    name: 'work',
    usage: 'work [PROGRAM]',
    does: 'what I keep running, or one of them',
    also: ['ps', 'jobs', 'projects', 'programs', 'clients', 'portfolio', 'running'],
  },
  { name: 'uptime', usage: 'uptime', does: 'how many days each has run' },
  { name: 'rates', usage: 'rates', does: 'what a day costs', also: ['prices', 'fees'] },
  {
    name: 'price',
    usage: 'price 3 days [190 miles]',
    does: 'adds up a job',
    also: ['cost', 'quote', 'costs', 'much'],
  },
  {
    name: 'free',
    usage: 'free [in march] [5 days]',
    does: 'the days that can be had',
    also: ['when', 'available', 'availability', 'calendar'],
  },
  {
    name: 'ask',
    usage: 'ask 5 days [in april]',
    does: 'puts days into the form',
    also: ['hire', 'book', 'reserve'],
  },
  {
    name: 'weigh',
    usage: 'weigh GROSS TARE [MONTH]',
    does: 'runs SCALE on one car',
    also: ['run'],
  },
  {
    name: 'contact',
    usage: 'contact',
    does: 'telephone, mail, hours',
    also: ['phone', 'mail', 'email', 'call', 'address'],
  },
  { name: 'whoami', usage: 'whoami', does: 'who this is', also: ['who', 'about', 'id'] },
  { name: 'man', usage: 'man [COMMAND]', does: 'the manual page', also: ['manual', 'info'] },
  {
    name: 'theme',
    usage: 'theme green | blue | white',
    does: 'loads other paper',
    also: ['paper', 'stock'],
  },
  { name: 'date', usage: 'date', does: 'day and time in Two Harbors', also: ['time', 'now'] },
  { name: 'history', usage: 'history', does: 'what you typed' },
  { name: 'clear', usage: 'clear', does: 'tears off the sheet', also: ['cls', 'reset'] },
  { name: 'exit', usage: 'exit', does: 'does not', also: ['quit', 'logout', 'bye', 'q'] },
];

const words = new Map(
  commandList.flatMap(({ name, also = [] }) =>
    [name, ...also].map((word) => [word, name] as const),
  ),
);

/** Returns the command of a word or alias. */
export const commandFor = (word: string): string | undefined => words.get(word);

/** Words that are recognized as their command anywhere in a sentence. */
const spoken = new Set(
  [
    'work projects programs clients portfolio running rates prices fees price cost costs quote much',
    'free available availability calendar hire book reserve phone mail email call contact help uptime',
  ].flatMap((line) => line.split(' ')),
);

/** Commands for questions without such a word, by the first word of the question. */
const questions = new Map([
  ['what', 'whoami'],
  ['where', 'contact'],
]);

/** Returns the command of an input, and its arguments; undefined for none. */
export function understood(input: string): { name: string; rest: string } | undefined {
  const [first = '', ...others] = input.trim().split(/\s+/);
  const direct = commandFor(first.toLowerCase());
  if (direct !== undefined) return { name: direct, rest: others.join(' ') };
  const found = others
    .map((word) => word.toLowerCase().replaceAll(/^\W+|\W+$/g, ''))
    .find((word) => spoken.has(word));
  const name =
    found === undefined
      ? others.length > 0
        ? questions.get(first.toLowerCase())
        : undefined
      : commandFor(found);
  return name === undefined ? undefined : { name, rest: input };
}
