import type { Env } from '../env.ts';
import { freeBuffers } from '../free-buffers.ts';
import type { Database } from '../leads/database.ts';
import {
  claimMails,
  forgetExpiredSolutions,
  markFailed,
  markSent,
  nextDue,
} from '../leads/outbox.ts';
import { forgetSenderMails } from '../leads/sender-mails.ts';
import type { OutboxMail } from '../leads/tables.ts';
import type { Log } from '../log.ts';
import { judgeFailure } from './failure.ts';
import { type MailWriter, noMail } from './mail-writer.ts';
import { longestWaits, retryGap } from './retry-gap.ts';
import type { MailTransport } from './transport.ts';

export interface MailSender {
  /** Look at the outbox now: a lead was just stored. */
  wake: () => void;
  /** Ends after the mails in progress. */
  stop: () => Promise<void>;
}

const batch = 20;
// Other processes may add mails to a shared outbox, so it is looked at now and then anyway.
const longestSleepMs = 15_000;
const afterTroubleMs = 5_000;
const cleaningMs = 60 * 60 * 1000;

/** Sends what the outbox holds until it is stopped. */
export function startMailSender(parts: {
  database: Database;
  transport: MailTransport;
  write: MailWriter;
  env: Pick<Env, 'MAIL_RETRY_SECONDS' | 'MAIL_MAX_ATTEMPTS' | 'MAIL_LEASE_SECONDS'>;
  log: Log;
}): MailSender {
  const { database, transport, write, env, log } = parts;
  const { db, engine } = database;
  let stopped = false;
  let woken = false;
  let rouse: (() => void) | null = null;
  let cleanedAt = 0;

  async function attempt(mail: OutboxMail): Promise<boolean> {
    try {
      const written = await write(mail);
      if (written !== noMail) await transport.send(written);
      return true;
    } catch (error) {
      const { reason, permanent } = judgeFailure(error, mail.kind);
      const dead = permanent || mail.attempts >= env.MAIL_MAX_ATTEMPTS;
      const nextAt = dead ? null : Date.now() + retryGap(mail.attempts, env.MAIL_RETRY_SECONDS);
      await markFailed(db, mail.id, { reason, nextAt });
      log.warn(
        { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason, dead },
        'mail failed',
      );
      return false;
    }
  }

  async function sendDue(): Promise<boolean> {
    const mails = await claimMails(db, engine, {
      limit: batch,
      leaseMs: env.MAIL_LEASE_SECONDS * 1000,
      longest: longestWaits(env),
    });
    const outcomes = await Promise.allSettled(mails.map(takingTurns(attempt)));
    const sent = mails.filter((_, index) => {
      const outcome = outcomes[index];
      return outcome?.status === 'fulfilled' && outcome.value;
    });
    await markSent(
      db,
      sent.map((mail) => mail.id),
    );
    if (sent.length > 0) log.info({ count: sent.length }, 'mails sent');
    return mails.length === batch;
  }

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
      if (woken || stopped) rouse();
    });

  async function run() {
    while (!stopped) {
      woken = false;
      let pause = longestSleepMs;
      try {
        if (await sendDue()) continue;
        const due = await nextDue(db);
        if (due !== null) pause = Math.max(0, Math.min(pause, due - Date.now()));
        if (Date.now() - cleanedAt > cleaningMs) {
          cleanedAt = Date.now();
          await forgetExpiredSolutions(db);
          await forgetSenderMails(db);
        }
      } catch (error) {
        pause = afterTroubleMs;
        log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'outbox trouble');
      }
      await sleep(pause);
    }
  }

  const ended = run();
  return {
    wake: () => {
      woken = true;
      rouse?.();
    },
    stop: async () => {
      stopped = true;
      rouse?.();
      await ended;
      transport.close();
    },
  };
}

/** A CV is in memory several times while its mail is made. */
const bytesOfMailWithFile = 20 * 1024 * 1024;

/** Mails that may carry a file go one after another; the others at once. */
function takingTurns(attempt: (mail: OutboxMail) => Promise<boolean>) {
  let before: Promise<unknown> = Promise.resolve();
  return (mail: OutboxMail): Promise<boolean> => {
    if (!mail.kind.startsWith('application-')) return attempt(mail);
    const mine = before.then(() => attempt(mail)).finally(() => freeBuffers(bytesOfMailWithFile));
    before = mine.catch(() => undefined);
    return mine;
  };
}
