import type { Kysely } from 'kysely';
import { cleanUpAppointments } from '../appointments/slots.ts';
import type { Tables } from '../db/tables.ts';
import { deleteOldSubmissions } from '../leads/submissions.ts';
import { enqueueDeadMailNotice } from '../outbox/dead-mails.ts';
import { deleteExpiredCaptchaSolutions } from '../outbox/outbox.ts';
import { deleteOldMailCounts } from '../outbox/visitor-mail-limit.ts';
import { cleanUpSignIns } from '../sign-in/clean-up.ts';
import { removeMailFiles } from './remove-mail-files.ts';

const cleanUpIntervalMs = 60 * 60 * 1000;

/** Work of the mail sender while no mail is due. */
export interface Housekeeping {
  /** Runs the work that is due. @returns true when it has added a mail. */
  run: () => Promise<boolean>;
  /** Reports that a row was given up: the owner gets a notice. */
  reportDead: () => void;
}

/**
 * Creates the regular work: notices of dead mails, daily summaries, and deletion of expired rows.
 */
export function createHousekeeping(options: {
  db: Kysely<Tables>;
  owners: readonly string[];
  /** Folder with mails that were written to files. */
  dataDir: string;
  /** False when mails become files: then nobody would read a notice. */
  hasMailServer: boolean;
  /** Enqueues the daily summary when it is due. @returns true when it has. */
  summarize: () => Promise<boolean>;
}): Housekeeping {
  const { db, owners, dataDir, hasMailServer, summarize } = options;
  let cleanedUpAt = 0;
  let mayHaveUnreported = hasMailServer;

  async function notifyOwners(): Promise<void> {
    // Another row may be given up while the query runs.
    mayHaveUnreported = false;
    let isUnreported = true;
    try {
      isUnreported = await enqueueDeadMailNotice(db, owners);
    } finally {
      mayHaveUnreported ||= isUnreported;
    }
  }

  return {
    reportDead: () => {
      mayHaveUnreported = hasMailServer;
    },
    run: async () => {
      if (mayHaveUnreported) await notifyOwners();
      const isAdded = await summarize();
      if (Date.now() - cleanedUpAt > cleanUpIntervalMs) {
        cleanedUpAt = Date.now();
        await deleteExpiredCaptchaSolutions(db);
        await deleteOldMailCounts(db);
        await deleteOldSubmissions(db);
        await cleanUpAppointments(db);
        await removeMailFiles(dataDir, await cleanUpSignIns(db));
      }
      return isAdded;
    },
  };
}
