import type { MailKind } from '../leads/tables.ts';
import { certificateProblem } from './certificate-problem.ts';

/** What went wrong with one try, and whether another can help. */
export interface MailFailure {
  /** For the owner; holds no address and no text of the mail. */
  reason: string;
  permanent: boolean;
}

interface SmtpErrorShape {
  code?: unknown;
  /** Node's own code, where nodemailer put one of its own in its place. */
  originalCode?: unknown;
  responseCode?: unknown;
}

/**
 * Judges an error of nodemailer by the server's answer: 451 and 550 both come as EENVELOPE. A 5xx
 * for the visitor's own address is final. A 5xx for the company's address is a mistake in our
 * settings or a full mailbox, which someone will mend: the lead's notice keeps being tried.
 */
export function judgeFailure(error: unknown, kind: MailKind): MailFailure {
  const { code, originalCode, responseCode }: SmtpErrorShape =
    typeof error === 'object' && error !== null ? error : {};
  const certificate = typeof originalCode === 'string' ? certificateProblem(originalCode) : null;
  if (certificate !== null) {
    return { reason: `${String(originalCode)} (${certificate})`, permanent: false };
  }
  const answer = typeof responseCode === 'number' ? responseCode : null;
  const name = typeof code === 'string' ? code : 'EUNKNOWN';
  // A 5xx to a log-in or to STARTTLS speaks of our settings, not of the mail.
  const rejected = answer !== null && answer >= 500 && name !== 'EAUTH' && name !== 'ETLS';
  return {
    reason: answer === null ? `${name} (${explain(name)})` : `${answer} ${name} (${explain(name)})`,
    permanent: rejected && kind.endsWith('-sender'),
  };
}

const explanations: Record<string, string> = {
  EAUTH: 'the mail server refused user or password',
  ECONNECTION: 'no connection to the mail server',
  ECONNREFUSED: 'no connection to the mail server',
  ESOCKET: 'no connection to the mail server',
  EDNS: 'the name of the mail server is unknown',
  ETIMEDOUT: 'the mail server did not answer in time',
  ETLS: 'no secure connection to the mail server; README.md tells about SMTP_STARTTLS',
  EENVELOPE: 'the mail server refused the sender or the recipient',
  EMESSAGE: 'the mail server refused the message',
  ENOSPC: 'the disk is full',
  EACCES: 'the mail folder may not be written to',
};

const explain = (code: string) => explanations[code] ?? 'unexpected error';
