/** A command of the console: its syntax, and its effect. */
export interface CommandEntry {
  name: string;
  usage: string;
  description: string;
  /** Its aliases. */
  aliases?: readonly string[];
}

/** All commands, in the order of the manual. */
export const commandList: readonly CommandEntry[] = [
  { name: 'help', usage: 'help [COMMAND]', description: 'this list', aliases: ['?', 'commands'] },
  {
    name: 'ls',
    usage: 'ls',
    description: 'the files, each a section of this page',
    aliases: ['dir'],
  },
  {
    name: 'cat',
    usage: 'cat FILE',
    description: 'reads a file aloud',
    aliases: ['type', 'more', 'less', 'open'],
  },
  {
    name: 'work',
    usage: 'work [PROGRAM]',
    description: 'what I keep running, or one of them',
    aliases: ['ps', 'jobs', 'projects', 'programs', 'clients', 'portfolio', 'running'],
  },
  { name: 'uptime', usage: 'uptime', description: 'how many days each has run' },
  { name: 'rates', usage: 'rates', description: 'what a day costs', aliases: ['prices', 'fees'] },
  {
    name: 'price',
    usage: 'price 3 days [190 miles]',
    description: 'adds up a job',
    aliases: ['cost', 'quote', 'costs', 'much'],
  },
  {
    name: 'free',
    usage: 'free [in march] [5 days]',
    description: 'the days that can be had',
    aliases: ['when', 'available', 'availability', 'calendar'],
  },
  {
    name: 'ask',
    usage: 'ask 5 days [in april]',
    description: 'puts days into the form',
    aliases: ['hire', 'book', 'reserve'],
  },
  {
    name: 'weigh',
    usage: 'weigh GROSS TARE [MONTH]',
    description: 'runs SCALE on one car',
    aliases: ['run'],
  },
  {
    name: 'contact',
    usage: 'contact',
    description: 'telephone, mail, hours',
    aliases: ['phone', 'mail', 'email', 'call', 'address'],
  },
  { name: 'whoami', usage: 'whoami', description: 'who this is', aliases: ['who', 'about', 'id'] },
  {
    name: 'man',
    usage: 'man [COMMAND]',
    description: 'the manual page',
    aliases: ['manual', 'info'],
  },
  {
    name: 'theme',
    usage: 'theme green | blue | white',
    description: 'loads other paper',
    aliases: ['paper', 'stock'],
  },
  {
    name: 'date',
    usage: 'date',
    description: 'day and time in Two Harbors',
    aliases: ['time', 'now'],
  },
  { name: 'history', usage: 'history', description: 'what you typed' },
  { name: 'clear', usage: 'clear', description: 'tears off the sheet', aliases: ['cls', 'reset'] },
  { name: 'exit', usage: 'exit', description: 'does not', aliases: ['quit', 'logout', 'bye', 'q'] },
];

const commandByWord = new Map(
  commandList.flatMap(({ name, aliases = [] }) =>
    [name, ...aliases].map((word) => [word, name] as const),
  ),
);

/** Returns the command of a word or alias. */
export const commandFor = (word: string): string | undefined => commandByWord.get(word);

/** Words that are recognized as their command anywhere in a sentence. */
const sentenceWords = new Set(
  [
    'work projects programs clients portfolio running rates prices fees price cost costs quote much',
    'free available availability calendar hire book reserve phone mail email call contact help uptime',
  ].flatMap((line) => line.split(' ')),
);

/** Commands for questions without such a word, by the first word of the question. */
const commandByQuestionWord = new Map([
  ['what', 'whoami'],
  ['where', 'contact'],
]);

/** Returns the command of an input, and its arguments; undefined for none. */
export function parseCommand(input: string): { name: string; rest: string } | undefined {
  const [first = '', ...others] = input.trim().split(/\s+/);
  const direct = commandFor(first.toLowerCase());
  if (direct !== undefined) return { name: direct, rest: others.join(' ') };
  const commandWord = others
    .map((word) => word.toLowerCase().replaceAll(/^\W+|\W+$/g, ''))
    .find((word) => sentenceWords.has(word));
  const name =
    commandWord === undefined
      ? others.length > 0
        ? commandByQuestionWord.get(first.toLowerCase())
        : undefined
      : commandFor(commandWord);
  return name === undefined ? undefined : { name, rest: input };
}
