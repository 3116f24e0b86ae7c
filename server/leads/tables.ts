/** Which form a lead came through. */
export type FormName = 'contact' | 'comment' | 'message' | 'job-application' | 'subscribe';

/**
 * `new`: answered OK and checked. `unverified`: answered OK, but nobody could check that a person
 * sent it (no script, or the captcha's provider is down), or something is odd about it (honeypot).
 * `spam`: put aside.
 */
export type LeadStatus = 'new' | 'unverified' | 'spam';

/** Why a lead was put aside or could not be checked. */
export type LeadReason = 'honeypot' | 'captcha' | 'limit' | 'no-script' | 'captcha-down';

/** One submission of a form. Times are milliseconds since 1970 in UTC. */
export interface LeadTable {
  id: string;
  form: FormName;
  status: LeadStatus;
  reason: LeadReason | null;
  name: string;
  email: string;
  phone: string;
  subject: string;
  comment: string;
  /** Title of the job that was applied for. */
  job: string;
  /** Path of the page that held the form. */
  page: string;
  /** Further fields as a JSON object of strings: what was posted, and nothing that the server knows. */
  details: string;
  /** Name of a file that came along and was not kept. */
  unkept_file: string | null;
  created_at: number;
}

/** The CV of an application. */
export interface LeadFileTable {
  lead_id: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  content: Uint8Array;
}

/** The mails that a lead causes. */
export type LeadMailKind =
  | 'contact-company'
  | 'contact-sender'
  | 'appointment-request-sender'
  | 'application-company'
  | 'application-sender'
  | 'subscription-company'
  | 'subscription-request-sender'
  | 'subscription-sender';

/** All mails: those, and the notice of mails that could not be sent. */
export type MailKind = LeadMailKind | 'dead-mails-company';

/**
 * `sent`: a mail server took it. `filed`: there is no mail server, it is a file. `obsolete`: when its
 * turn came there was nothing to say any more. `dead`: given up.
 */
export type MailState = 'pending' | 'sent' | 'filed' | 'obsolete' | 'dead';

/** One mail that is to be sent at least once. */
export interface OutboxTable {
  id: string;
  /** Null for a notice that belongs to no lead. */
  lead_id: string | null;
  kind: MailKind;
  recipient: string;
  state: MailState;
  /** Tries that were begun. */
  attempts: number;
  /** When the next try is due; while a process tries, the end of its lease. */
  next_at: number;
  /** Id of the sender that tries, or tried when it died; null between tries. */
  claimed_by: string | null;
  last_error: string | null;
  created_at: number;
  /** When a mail server took it, or when it was written to a file. */
  sent_at: number | null;
  /** Of a dead mail: the notice that told the owner of it. */
  told_in: string | null;
}

/** Captcha solutions that were used, so that none is good twice. */
export interface CaptchaUsedTable {
  key: string;
  expires_at: number;
}

export interface SubscriberTable {
  id: string;
  /** Lower case. */
  email: string;
  lead_id: string;
  created_at: number;
  /** When the link in the mail was confirmed; null while it is pending. */
  confirmed_at: number | null;
  unsubscribed_at: number | null;
  /** Mails that asked to confirm. */
  asked: number;
}

/** Mails that went, or are to go, to a stranger's mailbox on one day. */
export interface SenderMailCountTable {
  mailbox: string;
  /** Days since 1970 in UTC. */
  day: number;
  count: number;
}

/** A slot of a diary that a lead has taken. */
export interface AppointmentTable {
  /** Name of the diary, as `src/forms/appointments/diaries.ts` has it. */
  diary: string;
  /** As `2026-11-24T09:30`, by the clock of the place. */
  slot: string;
  lead_id: string;
  /** Normalised address of its holder (`mailboxOf`). */
  mailbox: string;
  /** Mark of the visitor who asked (`visitorMark`); '' where limits are off, and once the time is over. */
  visitor: string;
  /** End of the hold of an unconfirmed appointment, in milliseconds; null once it is booked. */
  held_until: number | null;
}

/** Slot that a lead asked for; another lead may hold it. */
export interface AppointmentRequestTable {
  lead_id: string;
  diary: string;
  slot: string;
}

/** What is kept of the text of a lead that was put aside. */
export interface SpamTextTable {
  lead_id: string;
  bytes: number;
  /** Characters that there was no room for. */
  left_out: number;
}

/** A post as it is recognised when it comes again. */
export interface SubmissionTable {
  /** Hash of its content and, where the browser sent one, its submission id. */
  key: string;
  /** Hash of the submission id alone; null without one. */
  id_hash: string | null;
  /** Random, for the address of the result page. */
  receipt: string;
  /** What a repeat is answered, as JSON; null while it is put aside, so that a repeat is judged anew. */
  answer: string | null;
  lead_id: string | null;
  /** Until when the same key is a repeat. */
  repeat_until: number;
}

export interface Tables {
  lead: LeadTable;
  lead_file: LeadFileTable;
  outbox: OutboxTable;
  captcha_used: CaptchaUsedTable;
  subscriber: SubscriberTable;
  sender_mail_count: SenderMailCountTable;
  appointment: AppointmentTable;
  appointment_request: AppointmentRequestTable;
  spam_text: SpamTextTable;
  submission: SubmissionTable;
}

export type Lead = LeadTable;
export type OutboxMail = OutboxTable;
