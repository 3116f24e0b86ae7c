import { describeCertificateError } from '../certificate-problem.ts';
import type { OutboxKind } from '../db/tables.ts';

/** Cause of a failed attempt. */
export interface MailFailure {
  /** Reason for the owner; holds no address and no text of the mail. */
  reason: string;
  /** True when no further attempt can succeed. */
  isPermanent: boolean;
}

const mailServer = { label: 'the mail server', setting: 'SMTP_URL' };

interface SmtpErrorShape {
  code?: unknown;
  /** Node's code, if nodemailer replaced it with its own. */
  originalCode?: unknown;
  responseCode?: unknown;
}

/**
 * Classifies an error of nodemailer by the server's reply: 451 and 550 both come as EENVELOPE. A
 * 5xx for the visitor's address is final. A 5xx for the company's address is a wrong setting or a
 * full mailbox, which can be fixed: the lead's notice is retried.
 */
export function classifyFailure(error: unknown, kind: OutboxKind): MailFailure {
  const { code, originalCode, responseCode }: SmtpErrorShape =
    typeof error === 'object' && error !== null ? error : {};
  const certificateError =
    typeof originalCode === 'string' ? describeCertificateError(originalCode, mailServer) : null;
  if (certificateError !== null) {
    return { reason: `${String(originalCode)} (${certificateError})`, isPermanent: false };
  }
  const smtpCode = typeof responseCode === 'number' ? responseCode : null;
  const name = typeof code === 'string' ? code : 'EUNKNOWN';
  // A 5xx to a login or to STARTTLS concerns our settings, not the mail.
  const isRejected = smtpCode !== null && smtpCode >= 500 && name !== 'EAUTH' && name !== 'ETLS';
  const explanation = `${name} (${explain(name)})`;
  return {
    reason: smtpCode === null ? explanation : `${smtpCode} ${explanation}`,
    isPermanent: isRejected && kind.endsWith('-sender'),
  };
}

const explanations: Record<string, string> = {
  EAUTH: 'the mail server refused user or password',
  ECONNECTION: 'no connection to the mail server',
  ECONNREFUSED: 'no connection to the mail server',
  ESOCKET: 'no connection to the mail server',
  EDNS: 'the name of the mail server is unknown',
  ETIMEDOUT: 'the mail server did not answer in time',
  ETLS: 'no secure connection to the mail server; docs/deploy.md tells about SMTP_STARTTLS',
  EENVELOPE: 'the mail server refused the sender or the recipient',
  EMESSAGE: 'the mail server refused the message',
  ENOSPC: 'the disk is full',
  EACCES: 'the mail folder may not be written to',
};

const explain = (code: string) => explanations[code] ?? 'unexpected error';
