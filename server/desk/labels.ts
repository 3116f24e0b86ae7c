import { deskWords } from '../../src/words/desk.ts';
import type { LeadNotificationKind, LeadReason, MailState } from '../db/tables.ts';
import type { LeadKind } from '../lead-kind.ts';
import type { LeadState } from '../leads/lead-state.ts';
import type { ListState } from '../subscribers/list-states.ts';

export const stateLabels: Record<LeadState, string> = deskWords.states;

export const kindLabels: Record<LeadKind, string> = deskWords.kinds;

/** Reasons why a lead was put aside, or could not be checked. */
export const reasonLabels: Record<LeadReason, string> = deskWords.reasons;

export const mailStateLabels: Record<MailState, string> = deskWords.mailStates;

export const mailKindLabels: Record<LeadNotificationKind, string> = deskWords.mailKinds;

export const subscriptionLabels: Record<ListState, string> = deskWords.subscriptions;
