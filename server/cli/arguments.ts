import { Command, CommanderError } from 'commander';
import type { LeadProgress } from '../db/tables.ts';
import type { LeadFilter } from '../leads/search-leads.ts';
import { leadsCommand } from '../leads-command.ts';
import { addFilterOptions, filterOf, parseLimit } from './options.ts';

/** Command with its arguments. Ids may be shortened. */
export type LeadsCommand =
  | { command: 'list'; filter: LeadFilter; limit: number }
  | { command: 'show'; id: string; save: string | null }
  | { command: 'export'; filter: LeadFilter; limit: number | null; file: string | null }
  | { command: 'progress'; ids: readonly string[]; progress: LeadProgress }
  | { command: 'spam' | 'not-spam'; ids: readonly string[] }
  | { command: 'note'; id: string; text: string; author: string | null }
  | { command: 'assign'; id: string; person: string }
  | { command: 'retry'; id: string | null }
  | { command: 'delete'; id: string; yes: boolean }
  | { command: 'prune'; days: number }
  | { command: 'status' }
  | { command: 'help'; text: string };

/** Width of the help, in characters. */
const helpWidth = 96;

const idNote = `An id may be shortened to its first characters, six at least, while no other lead begins so.
Leads are read where the server stores them: DATABASE_URL if set, else SQLite in DATA_DIR (data/).`;

/** Descriptions of required arguments, for messages. */
const argumentDescriptions: Record<string, string> = {
  id: 'the id of a lead; list prints the ids',
  text: 'a text',
  word: 'the words to find',
};

/** Parses the command line. @throws Error with a message for people. */
export function parseArguments(argv: readonly string[]): LeadsCommand {
  let parsedCommand: LeadsCommand | null = null;
  let output = '';
  const program = createProgram((command) => {
    parsedCommand = command;
  });
  const print = (text: string) => {
    output += text;
  };
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput({
      writeOut: print,
      writeErr: () => undefined,
      getOutHelpWidth: () => helpWidth,
    });
  }
  try {
    program.parse(argv.length === 0 ? ['help'] : argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (output !== '') return { command: 'help', text: output };
    throw new Error(describeError(error, argv[0] ?? ''), { cause: error });
  }
  return parsedCommand ?? { command: 'help', text: program.helpInformation() };
}

/** Formats an error of the parser as a sentence. */
function describeError({ code, message }: CommanderError, command: string): string {
  const argumentName = /^error: missing required argument '(.*)'/.exec(message)?.[1];
  if (code === 'commander.missingArgument' && argumentName !== undefined) {
    return `${command} needs ${argumentDescriptions[argumentName] ?? argumentName}.`;
  }
  const text = message.replace(/^error: /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Receives the parsed command. */
type OnCommand = (command: LeadsCommand) => void;

function createProgram(onCommand: OnCommand): Command {
  const program = new Command(leadsCommand())
    .description('Reads and manages what visitors have sent.')
    .helpCommand('help [command]', 'this help, or that of a command')
    .addHelpText('after', `\n${idNote}`);
  addReadingCommands(program, onCommand);
  addChangingCommands(program, onCommand);
  addUpkeepCommands(program, onCommand);
  return program;
}

function addReadingCommands(program: Command, onCommand: OnCommand): void {
  addFilterOptions(program.command('list').description('the newest leads'))
    .option('--text <words>', 'leads in which all these words are found')
    .option('--limit <number>', 'at most so many', parseLimit, 50)
    .action((options) =>
      onCommand({ command: 'list', filter: filterOf(options), limit: options.limit }),
    );
  addFilterOptions(program.command('search <word...>'))
    .description('leads with all these words in their texts, addresses and notes')
    .option('--limit <number>', 'at most so many', parseLimit, 50)
    .action((words: string[], options) => {
      const filter = filterOf({ ...options, text: words.join(' ') });
      onCommand({ command: 'list', filter, limit: options.limit });
    });
  program
    .command('show <id>')
    .description('one lead with its notes and mails')
    .option('--save <folder>', 'saves its CV into this folder')
    .action((id: string, { save }) => onCommand({ command: 'show', id, save: save ?? null }));
  addFilterOptions(program.command('export').description('leads as a table for spreadsheets'))
    .option('--text <words>', 'leads in which all these words are found')
    .option('--limit <number>', 'at most so many; without it all', parseLimit)
    .option('--csv [file]', 'into this file; without a name on standard output')
    .action(({ csv, limit = null, ...options }) => {
      if (csv === undefined) throw new Error('export needs --csv, the only format there is.');
      const file = csv === true ? null : csv;
      onCommand({ command: 'export', filter: filterOf(options), limit, file });
    });
}

function addChangingCommands(program: Command, onCommand: OnCommand): void {
  const addIdsCommand = (
    name: string,
    summary: string,
    createCommand: (ids: readonly string[]) => LeadsCommand,
  ) =>
    program
      .command(`${name} <id...>`)
      .description(summary)
      .action((ids: string[]) => onCommand(createCommand(ids)));
  const progressCommand = (progress: LeadProgress) => (ids: readonly string[]) =>
    ({ command: 'progress', ids, progress }) as const;
  addIdsCommand('answered', 'marks leads as answered', progressCommand('answered'));
  addIdsCommand('done', 'marks leads as done', progressCommand('done'));
  addIdsCommand('reopen', 'marks leads as new again', progressCommand('new'));
  addIdsCommand('spam', 'puts leads aside: their mails are stopped, their slots free', (ids) => ({
    command: 'spam',
    ids,
  }));
  addIdsCommand('not-spam', 'takes leads back, and sends the mails that were held back', (ids) => ({
    command: 'not-spam',
    ids,
  }));
  program
    .command('note <id> <text...>')
    .description('adds a note to a lead')
    .option('--by <name>', 'its author; without it the user of this computer')
    .action((id: string, text: string[], { by }) =>
      onCommand({ command: 'note', id, text: text.join(' '), author: by ?? null }),
    );
  program
    .command('assign <id> [person...]')
    .description('names the person who takes care of a lead')
    .option('--nobody', 'nobody does')
    .action((id: string, names: string[], { nobody = false }) => {
      const person = names.join(' ').trim();
      if ((person === '') !== nobody) {
        throw new Error('assign needs the name of a person, or --nobody.');
      }
      onCommand({ command: 'assign', id, person });
    });
}

function addUpkeepCommands(program: Command, onCommand: OnCommand): void {
  program
    .command('retry [id]')
    .description('tries dead mails again; with an id those of one lead')
    .action((id?: string) => onCommand({ command: 'retry', id: id ?? null }));
  program
    .command('delete <id>')
    .description('deletes a lead for good; says first what goes, and asks')
    .option('--yes', 'does not ask', false)
    .action((id: string, { yes }) => onCommand({ command: 'delete', id, yes }));
  program
    .command('prune')
    .description('deletes leads that are older')
    .option('--older-than <days>', 'such as 365d')
    .action(({ olderThan = '' }) => onCommand({ command: 'prune', days: parseAge(olderThan) }));
  program
    .command('status')
    .description('storage, how full it is, and mails that wait or were given up')
    .action(() => onCommand({ command: 'status' }));
}

/** Parses an age such as `365d`. @throws Error with a message for people. */
function parseAge(text: string): number {
  const days = Number(/^(\d{1,5})d$/.exec(text)?.[1] ?? 0);
  if (days > 0) return days;
  throw new Error('prune needs --older-than with a number of days, such as 365d.');
}
