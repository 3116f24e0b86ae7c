import { cleanUpAppointments } from '../appointments/slots.ts';
import type { Database } from '../db/database.ts';
import type { OutboxMail } from '../db/tables.ts';
import type { Env } from '../env.ts';
import { reportFreedBytes } from '../garbage-collection.ts';
import { deleteOldSubmissions } from '../leads/submissions.ts';
import type { Log } from '../log.ts';
import { newId } from '../new-id.ts';
import { enqueueDeadMailNotice, noticeKind } from '../outbox/dead-mails.ts';
import { MailsInProgress } from '../outbox/mails-in-progress.ts';
import {
  type ClaimRules,
  claimMails,
  deleteExpiredCaptchaSolutions,
  type FinalState,
  hasAttachment,
  markDone,
  markFailed,
  nextDue,
} from '../outbox/outbox.ts';
import { startLeaseRenewal } from '../outbox/renew-leases.ts';
import { retryUntilStored } from '../outbox/retry-until-stored.ts';
import { deleteOldMailCounts } from '../outbox/sender-mail-limit.ts';
import { classifyFailure } from './failure.ts';
import { type MailWriter, obsoleteMail } from './mail-writer.ts';
import { maxWaits, retryDelay } from './retry-delay.ts';
import type { MailTransport } from './transport.ts';

export interface MailSender {
  /** Checks the outbox now: a lead was just stored. */
  wake: () => void;
  /** Begins no further mail, and resolves after those in progress. */
  stop: () => Promise<void>;
}

// The outbox is polled, since other processes may add mails to a shared one.
const maxSleepMs = 15_000;
const afterErrorMs = 5_000;
const cleanUpMs = 60 * 60 * 1000;
// The notice of dead mails is retried forever: the owner gets it this soon after a mail server is
// back.
const maxNoticeDelayMs = 15 * 60 * 1000;
/** A CV is in memory several times while its mail is composed. */
const bytesOfMailWithAttachment = 20 * 1024 * 1024;

const logMessages: Record<FinalState, string> = {
  sent: 'mail sent',
  filed: 'mail written to a file',
  obsolete: 'mail no longer needed',
};

/** Outcome of one attempt. */
type Outcome = FinalState | { reason: string; nextAt: number | null };

/** Sends the mails of the outbox until it is stopped. */
export function startMailSender(parts: {
  database: Database;
  transport: MailTransport;
  write: MailWriter;
  env: Pick<Env, 'MAIL_RETRY_SECONDS' | 'MAIL_MAX_ATTEMPTS' | 'MAIL_LEASE_SECONDS' | 'MAIL_TO'>;
  log: Log;
}): MailSender {
  const { database, transport, write, env, log } = parts;
  const { db, engine } = database;
  const lease = { sender: newId(), leaseMs: env.MAIL_LEASE_SECONDS * 1000 };
  const inProgress = new MailsInProgress();
  const onError = (error: unknown) =>
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'outbox error');
  const leases = startLeaseRenewal(db, { ...lease, ids: () => inProgress.ids, onError });
  const stopping = new AbortController();
  const { signal } = stopping;
  let isWoken = false;
  let endSleep: (() => void) | null = null;
  let cleanedUpAt = 0;
  // Without a mail server there is no notice of dead mails.
  let mayHaveUnreported = transport.successState === 'sent';

  function wake(): void {
    isWoken = true;
    endSleep?.();
  }

  async function attempt(mail: OutboxMail): Promise<Outcome> {
    try {
      const written = await write(mail);
      if (written === obsoleteMail) return 'obsolete';
      await transport.send(written);
      return transport.successState;
    } catch (error) {
      const { reason, permanent } = classifyFailure(error, mail.kind);
      const notice = mail.kind === noticeKind;
      const dead = !notice && (permanent || mail.attempts >= env.MAIL_MAX_ATTEMPTS);
      const gap = retryDelay(mail.attempts, env.MAIL_RETRY_SECONDS);
      const nextAt = dead ? null : Date.now() + (notice ? Math.min(gap, maxNoticeDelayMs) : gap);
      log.warn(
        { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason, dead },
        'mail failed',
      );
      return { reason, nextAt };
    }
  }

  /** Sends a mail and stores the outcome at once, before any other has ended. */
  async function handle(mail: OutboxMail): Promise<void> {
    const outcome = await attempt(mail);
    if (hasAttachment(mail)) reportFreedBytes(bytesOfMailWithAttachment);
    const store = () =>
      typeof outcome === 'string' ? markDone(db, mail, outcome) : markFailed(db, mail, outcome);
    await retryUntilStored(store, { onError, signal });
    if (typeof outcome === 'string') log.info({ kind: mail.kind }, logMessages[outcome]);
    else if (outcome.nextAt === null) mayHaveUnreported = transport.successState === 'sent';
    wake();
  }

  async function claim(limit: number, attachments: ClaimRules['attachments']): Promise<number> {
    if (limit <= 0) return 0;
    const mails = await claimMails(db, engine, {
      ...lease,
      limit,
      excludedIds: inProgress.ids,
      attachments,
      maxWaits: maxWaits(env),
    });
    for (const mail of mails) inProgress.add(mail.id, hasAttachment(mail), handle(mail));
    return mails.length;
  }

  /**
   * Begins mails that are due, as far as the capacity allows. @returns when to check again, in
   * milliseconds.
   */
  async function sendDue(): Promise<number> {
    if (inProgress.capacity().attachment) await claim(1, 'only');
    await claim(inProgress.capacity().mails, 'none');
    const { mails, attachment } = inProgress.capacity();
    const more = inProgress.untilMoreCapacity() ?? maxSleepMs;
    if (mails === 0) return more;
    const attachments = attachment ? undefined : 'none';
    const due = await nextDue(db, { excludedIds: inProgress.ids, attachments });
    return Math.min(more, maxSleepMs, due === null ? maxSleepMs : due - Date.now());
  }

  async function cleanUp(): Promise<void> {
    if (mayHaveUnreported) mayHaveUnreported = await enqueueDeadMailNotice(db, env.MAIL_TO);
    if (Date.now() - cleanedUpAt <= cleanUpMs) return;
    cleanedUpAt = Date.now();
    await deleteExpiredCaptchaSolutions(db);
    await deleteOldMailCounts(db);
    await deleteOldSubmissions(db);
    await cleanUpAppointments(db);
  }

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endSleep = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isWoken || signal.aborted) endSleep();
    });

  async function run() {
    while (!signal.aborted) {
      isWoken = false;
      let pause = afterErrorMs;
      try {
        pause = await sendDue();
        if (pause > 0) await cleanUp();
      } catch (error) {
        onError(error);
      }
      await sleep(Math.max(0, pause));
    }
  }

  const ended = run();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      endSleep?.();
      await ended;
      await inProgress.settled();
      leases.end();
      transport.close();
    },
  };
}
