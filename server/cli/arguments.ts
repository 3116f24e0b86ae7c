import { parseArgs } from 'node:util';
import type { FormName } from '../db/tables.ts';
import type { LeadFilter } from '../leads/read-leads.ts';

export type LeadsCommand =
  | ({ command: 'list' } & LeadFilter)
  | { command: 'show'; id: string; save: string | null }
  | ({ command: 'export'; file: string | null } & Omit<LeadFilter, 'limit'>)
  | { command: 'retry'; id: string | null }
  | { command: 'delete'; id: string; yes: boolean }
  | { command: 'prune'; days: number }
  | { command: 'status' }
  | { command: 'help' };

const forms: readonly FormName[] = [
  'contact',
  'comment',
  'message',
  'job-application',
  'subscribe',
];

export const helpText = `npm run leads -- COMMAND

  list [--spam] [--form NAME] [--limit N]   the newest leads (50); --spam: those put aside
  show ID [--save DIR]                      one lead with its mails; --save: its CV into DIR
  export --csv [FILE] [--spam] [--form NAME]
                                            all leads as CSV, into FILE or, behind npm run -s,
                                            on standard output
  retry [ID]                                try dead mails again; with ID those of one lead
  delete ID [--yes]                         one lead with its CV, mails and subscription; says
                                            what would go, and asks unless --yes is there
  prune --older-than 365d                   delete leads that are older
  status                                    whether leads can be stored, how full the data is,
                                            and which mails wait or were given up

  NAME is one of ${forms.join(', ')}. Of --form subscribe those who left
  the list are left out; --unsubscribed shows them as well. Leads are read where the server
  stores them: DATABASE_URL if set, else SQLite in DATA_DIR (data/).
`;

/** Parses the command line. @throws Error with a message for people. */
export function parseArguments(argv: readonly string[]): LeadsCommand {
  const [command, ...rest] = argv;
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: {
      spam: { type: 'boolean', default: false },
      form: { type: 'string' },
      limit: { type: 'string', default: '50' },
      save: { type: 'string' },
      csv: { type: 'boolean', default: false },
      unsubscribed: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      'older-than': { type: 'string' },
    },
  });
  const [id] = positionals;
  const filter = {
    spam: values.spam,
    form: parseForm(values.form),
    unsubscribed: values.unsubscribed,
  };
  if (filter.unsubscribed && (filter.form !== 'subscribe' || filter.spam)) {
    throw new Error('--unsubscribed goes with --form subscribe; elsewhere nobody is left out.');
  }
  switch (command) {
    case 'list': {
      if (!/^[1-9]\d{0,3}$/.test(values.limit))
        throw new Error('--limit takes a number from 1 to 9999.');
      return { command, ...filter, limit: Number(values.limit) };
    }
    case 'show':
      if (id === undefined) throw new Error('show needs the id of a lead; list prints the ids.');
      return { command, id, save: values.save ?? null };
    case 'export':
      if (!values.csv) throw new Error('export needs --csv, the only format there is.');
      return { command, ...filter, file: id ?? null };
    case 'retry':
      return { command, id: id ?? null };
    case 'delete':
      if (id === undefined) throw new Error('delete needs the id of a lead; list prints the ids.');
      return { command, id, yes: values.yes };
    case 'prune': {
      const days = /^(\d{1,5})d$/.exec(values['older-than'] ?? '')?.[1];
      if (days === undefined || Number(days) === 0) {
        throw new Error('prune needs --older-than with a number of days, such as 365d.');
      }
      return { command, days: Number(days) };
    }
    case 'status':
      return { command };
    case undefined:
    case 'help':
      return { command: 'help' };
    default:
      throw new Error(`There is no command "${command}".`);
  }
}

function parseForm(value: string | undefined): FormName | null {
  if (value === undefined) return null;
  const form = forms.find((name) => name === value);
  if (!form) throw new Error(`--form takes one of ${forms.join(', ')}.`);
  return form;
}
