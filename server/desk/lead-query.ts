import { dayRange } from '../day-range.ts';
import { type LeadKind, leadKinds } from '../leads/lead-kind.ts';
import { type LeadState, leadStates } from '../leads/lead-state.ts';
import type { LeadFilter } from '../leads/search-leads.ts';
import { deskPath } from './desk-path.ts';

/** Leads of one page of the list. */
export const pageSize = 25;

const maxTextLength = 200;
/** Far more pages than anybody leafs through; keeps the offset a safe number. */
const maxPage = 100_000;

/** Selection of the list, as its URL has it. */
export interface LeadQuery {
  /** `open`: all but spam. */
  state: LeadState | 'open';
  kind: LeadKind | '';
  /** Path of the page with the form; '' for any. */
  page: string;
  /** First and last day, as `2026-11-24`; '' for any. */
  from: string;
  to: string;
  text: string;
  /** Number of the page, from 1. */
  at: number;
}

/** Selection of everything but spam. */
export const allLeads: LeadQuery = {
  ...{ state: 'open', kind: '', page: '', from: '', to: '', text: '', at: 1 },
};

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | undefined =>
  values.find((value) => value === text);

const dayOf = (text: string): string => (dayRange(text) === null ? '' : text);

/** Reads the selection of a URL; what makes no sense selects nothing. */
export function parseLeadQuery(params: URLSearchParams): LeadQuery {
  const value = (name: string) => (params.get(name) ?? '').trim().slice(0, maxTextLength);
  const page = value('page');
  const at = Number(value('at'));
  return {
    state: oneOf(leadStates, value('state')) ?? 'open',
    kind: oneOf(leadKinds, value('kind')) ?? '',
    page: page === '' || page.startsWith('/') ? page : `/${page}`,
    from: dayOf(value('from')),
    to: dayOf(value('to')),
    text: value('text'),
    at: Number.isInteger(at) && at >= 1 && at <= maxPage ? at : 1,
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
    // The desk shows them as such; nobody writes a letter to this list.
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
