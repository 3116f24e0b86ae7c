import type { Env } from '../env.ts';
import type { Database } from '../leads/database.ts';
import { addDeadMailNotice, noticeKind } from '../leads/dead-mails.ts';
import {
  claimMails,
  type Done,
  forgetExpiredSolutions,
  markDone,
  markFailed,
  nextDue,
} from '../leads/outbox.ts';
import { forgetSenderMails } from '../leads/sender-mails.ts';
import { forgetSubmissions } from '../leads/submissions.ts';
import type { OutboxMail } from '../leads/tables.ts';
import type { Log } from '../log.ts';
import { judgeFailure } from './failure.ts';
import { type MailWriter, noMail } from './mail-writer.ts';
import { longestWaits, retryGap } from './retry-gap.ts';
import { takingTurns } from './taking-turns.ts';
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
// The notice of dead mails is tried for ever: so soon after a mail server is back the owner hears of it.
const noticeGapMs = 15 * 60 * 1000;

const doneWords: Record<Done, string> = {
  sent: 'mails sent',
  filed: 'mails written to files',
  obsolete: 'mails no longer needed',
};

/** Sends what the outbox holds until it is stopped. */
export function startMailSender(parts: {
  database: Database;
  transport: MailTransport;
  write: MailWriter;
  env: Pick<Env, 'MAIL_RETRY_SECONDS' | 'MAIL_MAX_ATTEMPTS' | 'MAIL_LEASE_SECONDS' | 'MAIL_TO'>;
  log: Log;
}): MailSender {
  const { database, transport, write, env, log } = parts;
  const { db, engine } = database;
  let stopped = false;
  let woken = false;
  let rouse: (() => void) | null = null;
  let cleanedAt = 0;
  // Without a mail server nobody is told by mail that mail does not go out.
  let mayBeUntold = transport.becomes === 'sent';

  async function attempt(mail: OutboxMail): Promise<Done | null> {
    try {
      const written = await write(mail);
      if (written === noMail) return 'obsolete';
      await transport.send(written);
      return transport.becomes;
    } catch (error) {
      const { reason, permanent } = judgeFailure(error, mail.kind);
      const notice = mail.kind === noticeKind;
      const dead = !notice && (permanent || mail.attempts >= env.MAIL_MAX_ATTEMPTS);
      const gap = retryGap(mail.attempts, env.MAIL_RETRY_SECONDS);
      const nextAt = dead ? null : Date.now() + (notice ? Math.min(gap, noticeGapMs) : gap);
      await markFailed(db, mail.id, { reason, nextAt });
      if (dead) mayBeUntold = transport.becomes === 'sent';
      log.warn(
        { mail: mail.id, kind: mail.kind, attempts: mail.attempts, reason, dead },
        'mail failed',
      );
      return null;
    }
  }

  async function sendDue(): Promise<boolean> {
    const mails = await claimMails(db, engine, {
      limit: batch,
      leaseMs: env.MAIL_LEASE_SECONDS * 1000,
      longest: longestWaits(env),
    });
    const outcomes = await Promise.allSettled(mails.map(takingTurns(attempt)));
    for (const state of Object.keys(doneWords) as Done[]) {
      const done = mails.filter((_, index) => {
        const outcome = outcomes[index];
        return outcome?.status === 'fulfilled' && outcome.value === state;
      });
      await markDone(
        db,
        state,
        done.map((mail) => mail.id),
      );
      if (done.length > 0) log.info({ count: done.length }, doneWords[state]);
    }
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
        if (mayBeUntold) mayBeUntold = await addDeadMailNotice(db, env.MAIL_TO);
        const due = await nextDue(db);
        if (due !== null) pause = Math.max(0, Math.min(pause, due - Date.now()));
        if (Date.now() - cleanedAt > cleaningMs) {
          cleanedAt = Date.now();
          await forgetExpiredSolutions(db);
          await forgetSenderMails(db);
          await forgetSubmissions(db);
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
