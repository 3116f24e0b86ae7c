import { type Command, InvalidArgumentError, Option } from 'commander';
import { dayRange } from '../day-range.ts';
import { type LeadKind, leadKinds } from '../lead-kind.ts';
import { type LeadState, leadStates } from '../leads/lead-state.ts';
import type { LeadFilter } from '../leads/search-leads.ts';

/** Options that select leads, as commander gives them. */
interface FilterOptions {
  state: LeadState | 'open';
  spam?: true;
  form?: LeadKind;
  page?: string;
  /** First day. */
  from?: { start: number };
  /** Last day. */
  to?: { end: number };
  text?: string;
  unsubscribed?: true;
}

/** Parses a day of the company. @throws InvalidArgumentError */
function parseDay(text: string): { start: number; end: number } {
  const range = dayRange(text);
  if (!range) throw new InvalidArgumentError('It takes a day such as 2026-11-24.');
  return range;
}

/** Parses the number of leads. @throws InvalidArgumentError */
export function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) {
    throw new InvalidArgumentError('It takes a number from 1 to 9999.');
  }
  return Number(text);
}

/** Adds the options that select leads. */
export const addFilterOptions = (command: Command): Command =>
  command
    .addOption(
      new Option('--state <state>', 'leads of this state; open: all but spam')
        .choices(['open', ...leadStates])
        .default('open'),
    )
    .addOption(new Option('--spam', 'the same as --state spam'))
    // Two names of one option: the second one names its value.
    .addOption(new Option('--kind, --form <kind>', 'leads of this kind').choices(leadKinds))
    .option('--page <path>', 'leads sent from this page, such as /page/contact-us')
    .option('--from <day>', 'leads of this day and later, such as 2026-11-24', parseDay)
    .option('--to <day>', 'leads of this day and earlier', parseDay)
    .option('--unsubscribed', 'with --kind subscribe: those who left the list, too');

/**
 * Returns the filter of these options.
 * @throws Error for a flag that has no effect.
 */
export function filterOf(options: FilterOptions): LeadFilter {
  const { state: stateOption, spam, form: kind, unsubscribed = false } = options;
  const { page, from, to, text } = options;
  if (spam && stateOption !== 'open' && stateOption !== 'spam') {
    throw new Error(`--spam and --state ${stateOption} exclude each other.`);
  }
  const state = spam ? 'spam' : stateOption;
  if (unsubscribed && (kind !== 'subscribe' || state === 'spam')) {
    throw new Error('--unsubscribed goes with --kind subscribe; elsewhere nobody is left out.');
  }
  if (from && to && from.start >= to.end) throw new Error('--from is later than --to.');
  return { state, kind, page, from: from?.start, to: to?.end, text, unsubscribed };
}
