import { dayRange } from '../day-range.ts';
import { deskPath } from '../desk-path.ts';
import { type LeadKind, leadKinds } from '../lead-kind.ts';
import { type LeadState, leadStates } from '../leads/lead-state.ts';
import type { LeadFilter } from '../leads/search-leads.ts';

/** Number of leads on one page of the list. */
export const pageSize = 25;

const maxTextLength = 200;
/** Highest page number, so that the offset stays a safe integer. */
const maxPage = 100_000;

/** Selection of the list. Its keys are the query parameters of the URL. */
export interface LeadQuery {
  /** `open`: all but spam. */
  state: LeadState | 'open';
  kind: LeadKind | '';
  /** Path of the page with the form; '' for any. */
  page: string;
  /** First day, such as `2026-11-24`; '' for any. */
  from: string;
  /** Last day, such as `2026-11-24`; '' for any. */
  to: string;
  /** Words that are searched for; '' for all leads. */
  text: string;
  /** Number of the page, from 1. */
  at: number;
}

/** Selection of everything but spam. */
export const allLeads: LeadQuery = {
  ...{ state: 'open', kind: '', page: '', from: '', to: '', text: '', at: 1 },
};

const findValue = <Value extends string>(
  values: readonly Value[],
  text: string,
): Value | undefined => values.find((value) => value === text);

const validDay = (text: string): string => (dayRange(text) === null ? '' : text);

/** Parses the selection in a URL. An invalid parameter counts as missing. */
export function parseLeadQuery(params: URLSearchParams): LeadQuery {
  const readParam = (name: string) => (params.get(name) ?? '').trim().slice(0, maxTextLength);
  const page = readParam('page');
  const pageNumber = Number(readParam('at'));
  return {
    state: findValue(leadStates, readParam('state')) ?? 'open',
    kind: findValue(leadKinds, readParam('kind')) ?? '',
    page: page === '' || page.startsWith('/') ? page : `/${page}`,
    from: validDay(readParam('from')),
    to: validDay(readParam('to')),
    text: readParam('text'),
    at: Number.isInteger(pageNumber) && pageNumber >= 1 && pageNumber <= maxPage ? pageNumber : 1,
  };
}

/** Returns the query string of a selection, `?` included; '' for all leads. */
export function leadQueryString(query: LeadQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== allLeads[name as keyof LeadQuery]) params.set(name, String(value));
  return params.size === 0 ? '' : `?${params}`;
}

/** Returns the URL of a list. */
export const listHref = (query: LeadQuery): string => `${deskPath}${leadQueryString(query)}`;

/** Returns the URL of a lead, with the list that it was opened from. */
export const leadHref = (id: string, query: LeadQuery = allLeads): string =>
  `${deskPath}/leads/${encodeURIComponent(id)}${leadQueryString(query)}`;

/** Converts a selection for the search. */
export function filterOf({ state, kind, page, from, to, text }: LeadQuery): LeadFilter {
  const start = dayRange(from)?.start;
  const end = dayRange(to)?.end;
  return {
    state,
    text,
    ...(kind === '' ? {} : { kind }),
    ...(page === '' ? {} : { page }),
    ...(start === undefined ? {} : { from: start }),
    ...(end === undefined ? {} : { to: end }),
    // The desk marks ended subscriptions as such; this list is not used to send letters.
    unsubscribed: true,
  };
}

/** Returns true when more than a state is selected. */
export const isNarrowed = ({ kind, page, from, to, text }: LeadQuery): boolean =>
  [kind, page, from, to, text].some((value) => value !== '');

/** Actions of the forms on a lead's page. */
export type LeadAction = 'state' | 'spam' | 'release' | 'person' | 'notes' | 'retry';

/** Returns the URL that a form on a lead's page posts to. */
export const leadAction = (id: string, action: LeadAction, query: LeadQuery): string =>
  `${leadHref(id)}/${action}${leadQueryString(query)}`;
