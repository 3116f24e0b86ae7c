import type { Lead } from '../db/tables.ts';

/** State of a lead as the owner sees it: spam, or the progress of the work on it. */
export type LeadState = 'new' | 'answered' | 'done' | 'spam';

/** All states, in the order of the work. */
export const leadStates: readonly LeadState[] = ['new', 'answered', 'done', 'spam'];

/** Returns the state of a lead. The progress of spam is kept for when it is released. */
export const stateOf = ({ status, progress }: Pick<Lead, 'status' | 'progress'>): LeadState =>
  status === 'spam' ? 'spam' : progress;
