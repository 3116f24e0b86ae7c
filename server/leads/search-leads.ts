import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Lead, Tables } from '../db/tables.ts';
import type { LeadKind } from '../lead-kind.ts';
import { searchWords } from '../search-text.ts';
import { storableText } from '../storable-text.ts';
import type { LeadState } from './lead-state.ts';

/** Selection of leads. Omitted fields restrict nothing, except for `state`. */
export interface LeadFilter {
  /** `open`, the default: everything but spam. */
  state?: LeadState | 'open';
  kind?: LeadKind;
  /** Path of the page with the form, with or without a slash at its end. */
  page?: string;
  /** Earliest time of arrival, in milliseconds since 1970. */
  from?: number;
  /** End of the period, in milliseconds since 1970; not included. */
  to?: number;
  /**
   * Words that must all be found in the texts of a lead or its notes, without case and accents.
   * Parts of words count; no character is special. Only the first 200 characters are read.
   */
  text?: string;
  /** True to list ended subscriptions as well when subscriptions are selected. */
  unsubscribed?: boolean;
}

/** Part of the matching leads. */
export interface LeadRange {
  limit: number;
  offset: number;
}

/** Longest query, in characters. */
const maxQueryLength = 200;

/**
 * Finds leads, the newest first. With subscriptions selected, ended ones are left out unless
 * requested: this list is used to send newsletters.
 * @returns the leads of the range, and the number of all that match.
 */
export async function searchLeads(
  db: Kysely<Tables>,
  { limit, offset, ...filter }: LeadFilter & LeadRange,
): Promise<{ leads: Lead[]; total: number }> {
  const matchingLeads = db.selectFrom('lead').where((eb) => eb.and(conditions(eb, filter)));
  const leads = await matchingLeads
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await matchingLeads
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return { leads, total: Number(count) };
}

type LeadExpressions = ExpressionBuilder<Tables, 'lead'>;

function conditions(eb: LeadExpressions, filter: LeadFilter): Expression<SqlBool>[] {
  const { state = 'open', kind, page, from, to, text = '', unsubscribed = false } = filter;
  const words = searchWords(text.slice(0, maxQueryLength));
  return [
    eb('status', state === 'spam' ? '=' : '!=', 'spam'),
    ...(state === 'open' || state === 'spam' ? [] : [eb('progress', '=', state)]),
    ...(kind === undefined ? [] : kindConditions(eb, kind)),
    ...(kind === 'subscribe' && state !== 'spam' && !unsubscribed ? [onListCondition(eb)] : []),
    ...(page === undefined ? [] : [eb('page', 'in', spellingsOf(page))]),
    ...(from === undefined ? [] : [eb('created_at', '>=', from)]),
    ...(to === undefined ? [] : [eb('created_at', '<', to)]),
    ...(words.length === 0 ? [] : [wordsCondition(eb, words)]),
  ];
}

function kindConditions(eb: LeadExpressions, kind: LeadKind): Expression<SqlBool>[] {
  const requests = eb.selectFrom('appointment_request').select('lead_id');
  return kind === 'appointment'
    ? [eb('id', 'in', requests)]
    : [eb('form', '=', kind), eb('id', 'not in', requests)];
}

const onListCondition = (eb: LeadExpressions): Expression<SqlBool> =>
  eb(
    'id',
    'in',
    eb.selectFrom('subscriber').select('lead_id').where('unsubscribed_at', 'is', null),
  );

/** Returns a path with and without the slash at its end. */
function spellingsOf(page: string): string[] {
  // No stored path has a question mark: text that no database can store matches nothing.
  const path = storableText(page) ?? '?';
  const pathWithoutSlash = path.replace(/(?<=.)\/$/, '');
  return pathWithoutSlash === '/' ? [pathWithoutSlash] : [pathWithoutSlash, `${pathWithoutSlash}/`];
}

/** Matches words in the folded text, where `%`, `_` and `\` mean themselves. */
const wordsCondition = (eb: LeadExpressions, words: readonly string[]): Expression<SqlBool> =>
  eb(
    'id',
    'in',
    eb
      .selectFrom('lead_search')
      .select('lead_id')
      .where((search) =>
        search.and(
          words.map((word) => {
            const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
            return sql<SqlBool>`${search.ref('lead_search.text')} like ${pattern} escape '\\'`;
          }),
        ),
      ),
  );
