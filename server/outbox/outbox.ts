import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Engine } from '../db/engine.ts';
import type { OutboxKind, OutboxMail, Tables } from '../db/tables.ts';

/**
 * Selects mails that are due: those whose time has come, and those that wait longer than the rules
 * allow because the clock was set back. Without the latter, correcting the clock by a day would
 * stop them for a day.
 * @param maxWaits milliseconds by number of attempts; the last entry applies to all further numbers
 */
function isDue(
  { eb, or, and }: ExpressionBuilder<Tables, 'outbox'>,
  now: number,
  maxWaits: readonly number[],
) {
  return or([
    eb('next_at', '<=', now),
    ...maxWaits.map((ms, attempts) =>
      and([
        eb('attempts', attempts + 1 < maxWaits.length ? '=' : '>=', attempts),
        eb('next_at', '>', now + ms),
      ]),
    ),
  ]);
}

/** The only kind of mail with an attachment: the CV of an application. */
const kindWithAttachment = 'application-company';

/** Returns true for a mail with an attachment, which takes memory while it is composed. */
export const hasAttachment = ({ kind }: Pick<OutboxMail, 'kind'>): boolean =>
  kind === kindWithAttachment;

/** Rows that are claimed together, within a limit of their own. Fields left out exclude nothing. */
export interface Lane {
  kinds?: readonly OutboxKind[];
  exceptKinds?: readonly OutboxKind[];
  recipients?: readonly string[];
  exceptRecipients?: readonly string[];
}

/** Lane of mails with an attachment. */
export const attachmentLane: Lane = { kinds: [kindWithAttachment] };

/** Lane of all other mails. */
export const mailLane: Lane = { exceptKinds: [kindWithAttachment, 'webhook'] };

function isInLane({ eb, and }: ExpressionBuilder<Tables, 'outbox'>, lane: Lane) {
  const { kinds, exceptKinds, recipients, exceptRecipients = [] } = lane;
  return and([
    ...(kinds ? [eb('kind', 'in', kinds)] : []),
    ...(exceptKinds ? [eb('kind', 'not in', exceptKinds)] : []),
    ...(recipients ? [eb('recipient', 'in', recipients)] : []),
    ...(exceptRecipients.length > 0 ? [eb('recipient', 'not in', exceptRecipients)] : []),
  ]);
}

/** Selection of mails that a sender claims, which is the worker of a process. */
export interface ClaimRules {
  senderId: string;
  limit: number;
  leaseMs: number;
  /** Ids of mails in progress at this sender, whatever their leases say. */
  excludedIds?: readonly string[];
  /** Lanes whose mails are claimed; omitted: all mails. */
  lanes?: readonly Lane[];
  maxWaits?: readonly number[];
}

/** Selects the pending mails that a sender may claim, now or later. */
const selectPending = (
  db: Kysely<Tables>,
  { excludedIds = [], lanes }: Pick<ClaimRules, 'excludedIds' | 'lanes'>,
) =>
  db
    .selectFrom('outbox')
    .where('state', '=', 'pending')
    .$if(excludedIds.length > 0, (query) => query.where('id', 'not in', excludedIds))
    .$if(lanes !== undefined, (query) =>
      query.where((eb) => eb.or((lanes ?? []).map((lane) => isInLane(eb, lane)))),
    );

/**
 * Claims mails that are due. Each is leased to the sender for `leaseMs`; if its process dies, the
 * mail is due again after that. No two processes hold the same mail within a lease.
 */
export async function claimMails(
  db: Kysely<Tables>,
  engine: Engine,
  rules: ClaimRules,
): Promise<OutboxMail[]> {
  const now = Date.now();
  const { senderId: claimed_by, leaseMs, limit, maxWaits = [] } = rules;
  const dueMails = selectPending(db, rules)
    .select('id')
    .where((mail) => isDue(mail, now, maxWaits))
    .orderBy('next_at')
    .limit(limit);
  return db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_at: now + leaseMs, claimed_by }))
    .where('id', 'in', engine === 'postgres' ? dueMails.forUpdate().skipLocked() : dueMails)
    .returningAll()
    .execute();
}

/**
 * Renews the leases of a sender's mails. Mails that another sender has claimed meanwhile stay with
 * the other sender.
 */
export async function renewLeases(
  db: Kysely<Tables>,
  ids: readonly string[],
  { senderId, leaseMs }: Pick<ClaimRules, 'senderId' | 'leaseMs'>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_at: Date.now() + leaseMs })
    .where('id', 'in', ids)
    .where('claimed_by', '=', senderId)
    .where('state', '=', 'pending')
    .execute();
}

/** Final state of a mail. */
export type FinalState = Extract<OutboxMail['state'], 'sent' | 'filed' | 'obsolete'>;

/** Marks a mail as done. */
export async function markDone(
  db: Kysely<Tables>,
  { id, claimed_by }: Pick<OutboxMail, 'id' | 'claimed_by'>,
  state: FinalState,
): Promise<void> {
  const sent_at = state === 'obsolete' ? null : Date.now();
  await db
    .updateTable('outbox')
    .set({ state, sent_at, last_error: null, claimed_by: null })
    .where('id', '=', id)
    // A sent mail is sent, whichever sender holds its lease by now; other states only the holder
    // may set.
    .$if(state === 'obsolete', (query) => query.where('claimed_by', '=', claimed_by))
    .execute();
}

/** Schedules a failed mail for another attempt, or marks it dead when `nextAt` is null. */
export async function markFailed(
  db: Kysely<Tables>,
  { id, claimed_by }: Pick<OutboxMail, 'id' | 'claimed_by'>,
  failure: { reason: string; nextAt: number | null },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      last_error: failure.reason,
      claimed_by: null,
      state: failure.nextAt === null ? 'dead' : 'pending',
      ...(failure.nextAt === null ? {} : { next_at: failure.nextAt }),
    })
    .where('id', '=', id)
    // A sender with an expired lease must not revive a mail that another sender has sent since.
    .where('claimed_by', '=', claimed_by)
    .where('state', '=', 'pending')
    .execute();
}

/**
 * Returns the time at which the next mail that a sender may claim is due, in milliseconds since
 * 1970; null when none is pending.
 */
export async function nextDue(
  db: Kysely<Tables>,
  rules: Pick<ClaimRules, 'excludedIds' | 'lanes'>,
): Promise<number | null> {
  const row = await selectPending(db, rules)
    .select((eb) => eb.fn.min('next_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

/**
 * Makes mails due now with no attempts counted: the mails of one lead, or all dead mails. Sent
 * mails stay sent; a mail that is being sent stays with its sender.
 * @returns the number of mails.
 */
export async function retryMails(db: Kysely<Tables>, leadId: string | null): Promise<number> {
  const now = Date.now();
  const result = await db
    .updateTable('outbox')
    .set({ state: 'pending', attempts: 0, next_at: now, claimed_by: null })
    .$call((query) =>
      leadId === null
        ? query.where('state', '=', 'dead')
        : query
            .where('lead_id', '=', leadId)
            .where('state', 'in', ['dead', 'pending'])
            .where((eb) => eb.or([eb('claimed_by', 'is', null), eb('next_at', '<=', now)])),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Deletes expired captcha solutions. */
export const deleteExpiredCaptchaSolutions = (db: Kysely<Tables>) =>
  db.deleteFrom('captcha_used').where('expires_at', '<', Date.now()).execute();
