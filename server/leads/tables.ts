/** Which form a lead came through. */
export type FormName = 'contact' | 'message' | 'job-application' | 'subscribe';

/**
 * `new`: answered OK and checked. `unverified`: answered OK, but nobody could check that a person
 * sent it (no script, or the captcha's provider is down). `spam`: put aside.
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
  /** Further fields as a JSON object of strings. */
  details: string;
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
export type MailKind =
  | 'contact-company'
  | 'contact-sender'
  | 'application-company'
  | 'application-sender'
  | 'subscription-company'
  | 'subscription-request-sender'
  | 'subscription-sender';

export type MailState = 'pending' | 'sent' | 'dead';

/** One mail that is to be sent at least once. */
export interface OutboxTable {
  id: string;
  lead_id: string;
  kind: MailKind;
  recipient: string;
  state: MailState;
  /** Tries that were begun. */
  attempts: number;
  /** When the next try is due; while a process tries, the end of its lease. */
  next_at: number;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
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

export interface Tables {
  lead: LeadTable;
  lead_file: LeadFileTable;
  outbox: OutboxTable;
  captcha_used: CaptchaUsedTable;
  subscriber: SubscriberTable;
  sender_mail_count: SenderMailCountTable;
}

export type Lead = LeadTable;
export type OutboxMail = OutboxTable;
