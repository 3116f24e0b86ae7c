import type { Kysely } from 'kysely';
import type { OutboxMail, Tables } from '../db/tables.ts';
import { deskPath } from '../desk-path.ts';
import { newId } from '../new-id.ts';
import type { Secrets } from '../security/secrets.ts';
import { createSession, type NewSession } from './sessions.ts';
import { hashOf, signInToken } from './tokens.ts';

type DeskKey = Pick<Secrets, 'desk'>;

/** Kind of the mail with the link. It belongs to no lead. */
export const signInKind = 'desk-sign-in';

/** Path of the page behind the link. */
export const signInLinkPath = `${deskPath}/sign-in/link`;

/** Lifetime of a link, in milliseconds. */
const lifetimeMs = 10 * 60 * 1000;

/**
 * Stores a link and its mail. For an address that is no recipient (null) it runs the same
 * statements, with a link that opens nothing and a mail that is never sent: the response takes as
 * long, and reports a database error as well.
 */
export async function requestSignIn(
  db: Kysely<Tables>,
  recipient: string | null,
  key: DeskKey,
): Promise<void> {
  const now = Date.now();
  const mailId = newId();
  const mailbox = recipient ?? '';
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('desk_sign_in')
      .values({
        token_hash: hashOf(signInToken(mailId, key)),
        mailbox,
        created_at: now,
        expires_at: recipient === null ? now : now + lifetimeMs,
        used_at: null,
      })
      .execute();
    await trx
      .insertInto('outbox')
      .values({
        id: mailId,
        lead_id: null,
        kind: signInKind,
        recipient: mailbox,
        state: recipient === null ? 'obsolete' : 'pending',
        attempts: 0,
        next_at: now,
        claimed_by: null,
        last_error: null,
        created_at: now,
        sent_at: null,
        told_in: null,
      })
      .execute();
  });
}

/** Finds the mailbox that an unused link signs in; null for any other link. */
export async function findSignIn(db: Kysely<Tables>, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('desk_sign_in')
    .select('mailbox')
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
  return row?.mailbox ?? null;
}

/** Returns the token for the mail of a link, or null when the link cannot be used any more. */
export async function tokenForMail(
  db: Kysely<Tables>,
  { id }: Pick<OutboxMail, 'id'>,
  key: DeskKey,
): Promise<string | null> {
  const token = signInToken(id, key);
  return (await findSignIn(db, token)) === null ? null : token;
}

/**
 * Marks a link as used and creates a session, in one transaction. Of two concurrent uses, one gets
 * a session.
 * @returns null when the link cannot be used, or its address is no longer that of a recipient.
 */
export const signIn = (
  db: Kysely<Tables>,
  token: string,
  recipients: readonly string[],
): Promise<NewSession | null> =>
  db.transaction().execute(async (trx) => {
    const now = Date.now();
    const usedLink = await trx
      .updateTable('desk_sign_in')
      .set({ used_at: now })
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('mailbox')
      .executeTakeFirst();
    if (!usedLink || !recipients.includes(usedLink.mailbox)) return null;
    return createSession(trx, usedLink.mailbox);
  });
