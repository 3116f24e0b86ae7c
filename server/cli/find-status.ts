import { measureData } from '../db/data-size.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { spamTextSize } from '../leads/spam-text.ts';
import { countRows } from '../outbox/count-rows.ts';
import { deadMailSentence } from '../outbox/dead-mails.ts';
import type { Status } from './describe-status.ts';

/** Gathers the state of storage and mail: the details that `/readyz` does not show to strangers. */
export async function findStatus(
  env: Pick<Env, 'DATA_DIR' | 'SMTP_URL' | 'DATA_LIMIT_MB'>,
  database: Database,
): Promise<Status> {
  const { db } = database;
  return {
    storageError: await database.storageError(),
    size: await measureData(env, database),
    limitMB: env.DATA_LIMIT_MB,
    spamTextBytes: await spamTextSize(db),
    pending: await countRows(db, 'pending'),
    deadMails: await deadMailSentence(db),
  };
}
