import type { FieldName, FormName } from '../../src/forms/form-fields.ts';

/** Form that a lead was sent with. */
export type { FormName };

/**
 * `new`: accepted and checked. `unverified`: accepted, but it could not be checked that a person
 * sent it (no script, or the captcha provider is down), or the honeypot was filled in. `spam`:
 * stored apart, without mails.
 */
export type LeadStatus = 'new' | 'unverified' | 'spam';

/** Progress of the owner's work on a lead. */
export type LeadProgress = 'new' | 'answered' | 'done';

/** Reason why a lead is spam or unverified; spam without one was marked by the owner. */
export type LeadReason = 'honeypot' | 'captcha' | 'limit' | 'no-script' | 'captcha-down';

/** One submission of a form, with a column for each text field. Times are milliseconds in UTC. */
export interface LeadTable extends Record<FieldName, string> {
  id: string;
  form: FormName;
  status: LeadStatus;
  reason: LeadReason | null;
  /** Path of the page with the form. */
  page: string;
  /** Further posted fields as a JSON object of strings, without facts that the server adds. */
  details: string;
  /** Name of an attached file that was rejected, too large for instance, and not stored. */
  unkept_file: string | null;
  created_at: number;
  progress: LeadProgress;
  /** Person who takes care of it; '' when nobody is named. */
  assigned_to: string;
}

/** A note of the owner on a lead. */
export interface LeadNoteTable {
  id: string;
  lead_id: string;
  author: string;
  text: string;
  created_at: number;
}

/** Folded text of a lead and its notes, which searches read (`searchText`). */
export interface LeadSearchTable {
  lead_id: string;
  text: string;
}

/** The CV of an application. */
export interface LeadFileTable {
  lead_id: string;
  name: string;
  type: string;
  /** Size in bytes. */
  size: number;
  content: Uint8Array;
}

/** Kinds of mails that a lead causes. */
export type LeadMailKind =
  | 'contact-company'
  | 'contact-sender'
  | 'appointment-request-sender'
  | 'application-company'
  | 'application-sender'
  | 'subscription-company'
  | 'subscription-request-sender'
  | 'subscription-sender';

/** Kinds of rows that a lead causes: mails, and calls of webhooks. */
export type LeadNotificationKind = LeadMailKind | 'webhook';

/** All kinds of rows, including mails that belong to no lead. */
export type OutboxKind =
  | LeadNotificationKind
  | 'dead-mails-company'
  | 'daily-summary-company'
  | 'desk-sign-in';

/**
 * `sent`: a mail server or the receiver of a webhook accepted it. `filed`: written to a file,
 * because no mail server is configured. `obsolete`: no longer needed when it was due. `dead`: given
 * up after all attempts.
 */
export type MailState = 'pending' | 'sent' | 'filed' | 'obsolete' | 'dead';

/** A mail, or a call of a webhook, with at-least-once delivery. */
export interface OutboxTable {
  id: string;
  /** Null for a notice or a summary, which belong to no lead. */
  lead_id: string | null;
  kind: OutboxKind;
  /** Address of a mail, or addresses separated by commas; name of a webhook, never its URL. */
  recipient: string;
  state: MailState;
  /** Attempts that were begun. */
  attempts: number;
  /** Time at which the next attempt is due; during an attempt, the end of its lease. */
  next_at: number;
  /** Id of the sender that is sending it, or was when it died; null between attempts. */
  claimed_by: string | null;
  last_error: string | null;
  created_at: number;
  /** Time at which it was accepted, or written to a file. */
  sent_at: number | null;
  /** Id of the notice mail that reported this dead mail to the owner; null until then. */
  told_in: string | null;
}

/** Used captcha solutions, so that none is accepted twice. */
export interface CaptchaUsedTable {
  key: string;
  expires_at: number;
}

export interface SubscriberTable {
  id: string;
  /** Address in lower case. */
  email: string;
  lead_id: string;
  created_at: number;
  /** Time at which the link in the mail was confirmed; null while it is pending. */
  confirmed_at: number | null;
  unsubscribed_at: number | null;
  /** Number of mails that asked for confirmation so far. */
  asked: number;
}

/** Number of mails on one day, sent or to be sent, to an address that visitors typed. */
export interface VisitorMailCountTable {
  /** Normalized address (`normalizeAddress`). */
  mailbox: string;
  /** Days since 1970 in UTC. */
  day: number;
  count: number;
}

/** A slot of a diary that is booked or held. */
export interface AppointmentTable {
  /** Name of the diary, as `src/forms/appointments/diaries.ts` has it. */
  diary: string;
  /** Begin of the slot, such as `2026-11-24T09:30`, in local time of the diary. */
  slot: string;
  lead_id: string;
  /** Normalized address of its holder (`normalizeAddress`). */
  mailbox: string;
  /**
   * Hash of the visitor's address (`visitorHash`); '' when limits are off, and once the time has
   * passed.
   */
  visitor: string;
  /** End of the hold while it is unconfirmed, in milliseconds; null once booked. */
  held_until: number | null;
}

/** Slot that a lead requested; another lead may hold it. */
export interface AppointmentRequestTable {
  lead_id: string;
  diary: string;
  slot: string;
}

/** Size of the kept text of a spam lead. */
export interface SpamTextTable {
  lead_id: string;
  bytes: number;
  /** Characters that were dropped. */
  left_out: number;
}

/** An accepted or rejected submission, for recognizing repeats. */
export interface SubmissionTable {
  /** Hash of the content and of the submission id, if the browser sent one. */
  key: string;
  /** Hash of the submission id alone; null without one. */
  id_hash: string | null;
  /** Random id in the URL of the result page. */
  receipt: string;
  /**
   * Stored response for repeats, as JSON; null while the lead is spam, so that a repeat is checked
   * anew.
   */
  answer: string | null;
  lead_id: string | null;
  /** End of the period in which the same key marks a repeat. */
  repeat_until: number;
}

/** A link that signs in to the desk once. */
export interface DeskSignInTable {
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** Address that it signs in; '' when the requested address is that of no recipient. */
  mailbox: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** A signed-in browser. */
export interface DeskSessionTable {
  /** SHA-256 of the id in the cookie. */
  id_hash: string;
  mailbox: string;
  created_at: number;
  /** Time of the last request, to the minute; the session ends some hours after it. */
  last_seen_at: number;
  /** End of the session, however much it is used. */
  expires_at: number;
}

/** Daily summary to the company. */
export interface DailySummaryTable {
  /** Day such as `2026-11-29`, in the company's time zone. */
  day: string;
  /** End of the time that it covers; it begins at the end of the one before. */
  until: number;
  /** Its figures as JSON (`SummaryFacts`); null when there is nothing to say. */
  facts: string | null;
  /** Creation time, the same as that of its mails. */
  created_at: number;
}

export interface Tables {
  lead: LeadTable;
  lead_file: LeadFileTable;
  lead_note: LeadNoteTable;
  lead_search: LeadSearchTable;
  outbox: OutboxTable;
  captcha_used: CaptchaUsedTable;
  subscriber: SubscriberTable;
  sender_mail_count: VisitorMailCountTable;
  appointment: AppointmentTable;
  appointment_request: AppointmentRequestTable;
  spam_text: SpamTextTable;
  submission: SubmissionTable;
  desk_sign_in: DeskSignInTable;
  desk_session: DeskSessionTable;
  daily_summary: DailySummaryTable;
}

export type Lead = LeadTable;
export type LeadNote = LeadNoteTable;
export type OutboxMail = OutboxTable;
