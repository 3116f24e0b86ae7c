import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Engine } from './engine.ts';
import type { OutboxMail, Tables } from './tables.ts';

/**
 * Which mails are due: those whose time has come, and those that wait longer than the rules allow,
 * because the clock was set back since. Without these a day's correction would stop them for a day.
 * @param longest milliseconds by count of tries; the last holds for all further counts
 */
function isDue(
  { eb, or, and }: ExpressionBuilder<Tables, 'outbox'>,
  now: number,
  longest: readonly number[],
) {
  return or([
    eb('next_at', '<=', now),
    ...longest.map((ms, attempts) =>
      and([
        eb('attempts', attempts + 1 < longest.length ? '=' : '>=', attempts),
        eb('next_at', '>', now + ms),
      ]),
    ),
  ]);
}

const withFile = 'application-company';

/** Whether a mail carries the file of a lead, which takes memory while it is written. */
export const hasFile = ({ kind }: Pick<OutboxMail, 'kind'>): boolean => kind === withFile;

/** What one sender takes of the outbox. */
export interface ClaimRules {
  /** Id of the sender. */
  sender: string;
  limit: number;
  leaseMs: number;
  /** Mails that the sender still works on, whatever their leases say. */
  except?: readonly string[];
  /** `only` those with a file, `none` of them; left out: all. */
  files?: 'only' | 'none';
  longest?: readonly number[];
}

/** The pending mails that such a sender may take, now or later. */
const waiting = (
  db: Kysely<Tables>,
  { except = [], files }: Pick<ClaimRules, 'except' | 'files'>,
) =>
  db
    .selectFrom('outbox')
    .where('state', '=', 'pending')
    .$if(except.length > 0, (query) => query.where('id', 'not in', except))
    .$if(files !== undefined, (query) =>
      query.where('kind', files === 'only' ? '=' : '!=', withFile),
    );

/**
 * Takes mails that are due. Each stays with the sender for `leaseMs`; if its process dies, the mail is
 * due again after that. Two processes never hold the same mail within a lease.
 */
export async function claimMails(
  db: Kysely<Tables>,
  engine: Engine,
  rules: ClaimRules,
): Promise<OutboxMail[]> {
  const now = Date.now();
  const { sender: claimed_by, leaseMs, limit, longest = [] } = rules;
  const due = waiting(db, rules)
    .select('id')
    .where((mail) => isDue(mail, now, longest))
    .orderBy('next_at')
    .limit(limit);
  return db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_at: now + leaseMs, claimed_by }))
    .where('id', 'in', engine === 'postgres' ? due.forUpdate().skipLocked() : due)
    .returningAll()
    .execute();
}

/** Renews the leases of mails that a sender works on; one that another sender took stays with it. */
export async function renewLeases(
  db: Kysely<Tables>,
  ids: readonly string[],
  { sender, leaseMs }: Pick<ClaimRules, 'sender' | 'leaseMs'>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_at: Date.now() + leaseMs })
    .where('id', 'in', ids)
    .where('claimed_by', '=', sender)
    .where('state', '=', 'pending')
    .execute();
}

/** What becomes of a mail that needs no further try. */
export type Done = Extract<OutboxMail['state'], 'sent' | 'filed' | 'obsolete'>;

/** Marks a mail that needs no further try. */
export async function markDone(
  db: Kysely<Tables>,
  { id, claimed_by }: Pick<OutboxMail, 'id' | 'claimed_by'>,
  state: Done,
): Promise<void> {
  const sent_at = state === 'obsolete' ? null : Date.now();
  await db
    .updateTable('outbox')
    .set({ state, sent_at, last_error: null, claimed_by: null })
    .where('id', '=', id)
    // What is sent is sent, whoever holds the mail by now; anything else is for the holder to say.
    .$if(state === 'obsolete', (query) => query.where('claimed_by', '=', claimed_by))
    .execute();
}

/** Puts a mail back for a later try, or to the dead letters when `nextAt` is null. */
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
    // A sender that lost its lease must not bring back what another one has sent since.
    .where('claimed_by', '=', claimed_by)
    .where('state', '=', 'pending')
    .execute();
}

/** When the next mail that a sender may take is due, in milliseconds since 1970; null when none waits. */
export async function nextDue(
  db: Kysely<Tables>,
  rules: Pick<ClaimRules, 'except' | 'files'>,
): Promise<number | null> {
  const row = await waiting(db, rules)
    .select((eb) => eb.fn.min('next_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}

/**
 * Makes mails due now with a fresh count of tries: those of one lead, or every dead letter. Mails that
 * were sent stay sent; one that a sender is just sending stays with it.
 * @returns how many.
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

/** Forgets captcha solutions that have expired. */
export const forgetExpiredSolutions = (db: Kysely<Tables>) =>
  db.deleteFrom('captcha_used').where('expires_at', '<', Date.now()).execute();
