import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { MailFile } from '../outbox/mail-file.ts';
import { deleteEndedSessions } from './sessions.ts';
import { signInKind } from './sign-in-links.ts';

/** Time for which expired links and their mails stay, in milliseconds. */
const retentionMs = 60 * 60 * 1000;

/**
 * Deletes ended sessions, and expired sign-in links with their mails.
 * @returns the deleted mails; the files of those written to files have to be removed.
 */
export async function cleanUpSignIns(db: Kysely<Tables>): Promise<MailFile[]> {
  const deletedBefore = Date.now() - retentionMs;
  await deleteEndedSessions(db);
  await db.deleteFrom('desk_sign_in').where('expires_at', '<', deletedBefore).execute();
  return db
    .deleteFrom('outbox')
    .where('kind', '=', signInKind)
    .where('state', '!=', 'pending')
    .where('created_at', '<', deletedBefore)
    .returning(['id', 'kind', 'created_at'])
    .execute();
}
