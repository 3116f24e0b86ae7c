import type { Database } from '../db/database.ts';
import type { OutboxKind, OutboxMail } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { reportFreedBytes } from '../garbage-collection.ts';
import type { Log } from '../log.ts';
import { noticeKind } from '../outbox/dead-mails.ts';
import { MailsInProgress } from '../outbox/mails-in-progress.ts';
import { attachmentLane, type FinalState, hasAttachment, mailLane } from '../outbox/outbox.ts';
import { maxWaits, retryDelay } from '../outbox/retry-delay.ts';
import { type InProgress, type Outcome, startOutboxWorker } from '../outbox/worker.ts';
import { signInKind } from '../sign-in/sign-in-links.ts';
import { summaryKind } from '../summary/enqueue-summary.ts';
import { classifyFailure } from './failure.ts';
import { createHousekeeping } from './housekeeping.ts';
import { type MailWriter, obsoleteMail } from './mail-writer.ts';
import type { MailTransport } from './transport.ts';

export interface MailSender {
  /** Checks the outbox now: a lead was just stored. */
  wake: () => void;
  /** Reports that a mail or a webhook was given up: the owner gets a notice. */
  reportDead: () => void;
  /** Begins no further mail, and resolves after those in progress. */
  stop: () => Promise<void>;
}

/**
 * Mails that are retried forever: the notice is about dead mails and must not become one, and a
 * sign-in link expires before the last attempt, so that its mail is obsolete then.
 */
const kindsWithoutLimit: readonly OutboxKind[] = [noticeKind, summaryKind, signInKind];
/**
 * Longest delay between two attempts for these mails, in ms: they arrive this soon after a mail
 * server works again.
 */
const maxDelayMs = 15 * 60 * 1000;
/** A CV is in memory several times while its mail is composed. */
const bytesOfMailWithAttachment = 20 * 1024 * 1024;

const logMessages: Record<FinalState, string> = {
  sent: 'mail sent',
  filed: 'mail written to a file',
  obsolete: 'mail no longer needed',
};

/** Sends the mails of the outbox until it is stopped. */
export function startMailSender(options: {
  database: Database;
  transport: MailTransport;
  writeMail: MailWriter;
  env: Pick<
    Env,
    'MAIL_RETRY_SECONDS' | 'MAIL_MAX_ATTEMPTS' | 'MAIL_LEASE_SECONDS' | 'MAIL_TO' | 'DATA_DIR'
  >;
  /** Enqueues the daily summary when it is due. @returns true when it has. */
  summarize: () => Promise<boolean>;
  log: Log;
}): MailSender {
  const { database, transport, writeMail, env, summarize, log } = options;
  const housekeeping = createHousekeeping({
    db: database.db,
    owners: env.MAIL_TO,
    dataDir: env.DATA_DIR,
    hasMailServer: transport.successState === 'sent',
    summarize,
  });

  async function attempt(mail: OutboxMail): Promise<Outcome> {
    try {
      const outgoingMail = await writeMail(mail);
      if (outgoingMail === obsoleteMail) return 'obsolete';
      await transport.send(outgoingMail);
      return transport.successState;
    } catch (error) {
      const { reason, isPermanent } = classifyFailure(error, mail.kind);
      const hasNoLimit = kindsWithoutLimit.includes(mail.kind);
      const isDead = !hasNoLimit && (isPermanent || mail.attempts >= env.MAIL_MAX_ATTEMPTS);
      const delayMs = retryDelay(mail.attempts, env.MAIL_RETRY_SECONDS);
      const cappedDelayMs = hasNoLimit ? Math.min(delayMs, maxDelayMs) : delayMs;
      const nextAt = isDead ? null : Date.now() + cappedDelayMs;
      log.warn(
        { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason, dead: isDead },
        'mail failed',
      );
      return { reason, nextAt };
    }
  }

  function onOutcome(mail: OutboxMail, outcome: Outcome): void {
    if (typeof outcome === 'string') log.info({ kind: mail.kind }, logMessages[outcome]);
    else if (outcome.nextAt === null) housekeeping.reportDead();
  }

  const worker = startOutboxWorker({
    database,
    env,
    log,
    lanes: [attachmentLane, mailLane],
    maxWaits: maxWaits(env),
    inProgress: mailsInProgress(),
    attempt: async (mail) => {
      const outcome = await attempt(mail);
      if (hasAttachment(mail)) reportFreedBytes(bytesOfMailWithAttachment);
      return outcome;
    },
    onOutcome,
    whileIdle: housekeeping.run,
  });
  return {
    wake: worker.wake,
    reportDead: () => {
      housekeeping.reportDead();
      worker.wake();
    },
    stop: async () => {
      await worker.stop();
      transport.close();
    },
  };
}

/** Capacity of the two lanes of mails. */
function mailsInProgress(): InProgress {
  const mails = new MailsInProgress();
  return {
    get ids() {
      return mails.ids;
    },
    add: (mail, work) => mails.add(mail.id, hasAttachment(mail), work),
    capacity: (lane) => {
      const capacity = mails.capacity();
      if (lane === attachmentLane) return capacity.attachment ? 1 : 0;
      return capacity.mails;
    },
    untilMoreCapacity: () => mails.untilMoreCapacity(),
    waitUntilSettled: () => mails.waitUntilSettled(),
  };
}
