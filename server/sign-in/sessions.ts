import type { Kysely } from 'kysely';
import type { DeskSessionTable, Tables } from '../db/tables.ts';
import { hashOf, newSessionId } from './tokens.ts';

const hourMs = 60 * 60 * 1000;
/** Lifetime of an unused session after its last request, in milliseconds. */
const idleLifetimeMs = 8 * hourMs;
/** Lifetime of any session after the sign-in, in milliseconds. */
export const maxAgeMs = 7 * 24 * hourMs;
/** Minimum time between two updates of the last request, in milliseconds: each is a write. */
const touchIntervalMs = 60 * 1000;

/** A session that was just created. */
export interface NewSession {
  /** Id for the cookie; only its hash is stored. */
  id: string;
  mailbox: string;
}

/** The session of a request. */
export type Session = Pick<DeskSessionTable, 'id_hash' | 'mailbox'>;

/** Creates a session with a new id. */
export async function createSession(db: Kysely<Tables>, mailbox: string): Promise<NewSession> {
  const id = newSessionId();
  const now = Date.now();
  await db
    .insertInto('desk_session')
    .values({
      id_hash: hashOf(id),
      mailbox,
      created_at: now,
      last_seen_at: now,
      expires_at: now + maxAgeMs,
    })
    .execute();
  return { id, mailbox };
}

/**
 * Finds a session by the id in a cookie; null when it has ended, or its mailbox is no recipient.
 */
export async function findSession(
  db: Kysely<Tables>,
  id: string,
  recipients: readonly string[],
): Promise<Session | null> {
  const now = Date.now();
  const row = await db
    .selectFrom('desk_session')
    .select(['id_hash', 'mailbox', 'last_seen_at'])
    .where('id_hash', '=', hashOf(id))
    .where('last_seen_at', '>', now - idleLifetimeMs)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row || !recipients.includes(row.mailbox)) return null;
  const { id_hash, mailbox, last_seen_at } = row;
  // Not awaited: pages have to work while the database cannot be written to.
  if (now - last_seen_at > touchIntervalMs) touchSession(db, id_hash, now).catch(() => undefined);
  return { id_hash, mailbox };
}

const touchSession = (db: Kysely<Tables>, idHash: string, now: number) =>
  db.updateTable('desk_session').set({ last_seen_at: now }).where('id_hash', '=', idHash).execute();

/** Ends one session. */
export const endSession = (db: Kysely<Tables>, id: string) =>
  db.deleteFrom('desk_session').where('id_hash', '=', hashOf(id)).execute();

/** Ends all sessions of a mailbox, and its unused links. */
export const endSessionsOf = (db: Kysely<Tables>, mailbox: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.deleteFrom('desk_session').where('mailbox', '=', mailbox).execute();
    await trx.deleteFrom('desk_sign_in').where('mailbox', '=', mailbox).execute();
  });

/** Deletes sessions that have ended. */
export const deleteEndedSessions = (db: Kysely<Tables>) =>
  db
    .deleteFrom('desk_session')
    .where((eb) =>
      eb.or([
        eb('expires_at', '<', Date.now()),
        eb('last_seen_at', '<', Date.now() - idleLifetimeMs),
      ]),
    )
    .execute();
