import { type Kysely, sql, type Transaction } from 'kysely';
import { email as emailSchema } from '../../src/forms/fields.ts';
import { deskWords } from '../../src/words/desk.ts';
import { type ReleasedSlot, releaseSlots } from '../appointments/reassign-slots.ts';
import { dropSlot, type ReclaimedSlot, reclaimSlot } from '../appointments/reclaim-slot.ts';
import { lockKeys } from '../db/lock-keys.ts';
import type { Lead, LeadProgress, LeadStatus, Tables } from '../db/tables.ts';
import { enqueueMails, type MailToEnqueue } from '../outbox/enqueue-mails.ts';
import type { NotificationsFor } from '../outbox/notifications.ts';
import { removeSubscription, requestSubscription } from '../subscribers/subscribers.ts';
import { chooseMails, type MessageFacts } from './lead-mails.ts';
import { personName } from './owner-text.ts';
import { countSpamText, findLeftOut, uncountSpamText } from './spam-text.ts';

/** Sets the progress of a lead. @returns false when there is no such lead, or it is spam. */
export async function setProgress(
  db: Kysely<Tables>,
  id: string,
  progress: LeadProgress,
): Promise<boolean> {
  const changed = await db
    .updateTable('lead')
    .set({ progress })
    .where('id', '=', id)
    .where('status', '!=', 'spam')
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/**
 * Assigns a lead to a person; '' to nobody.
 * @returns false when there is no such lead.
 * @throws OwnerTextError when the name is too long, or holds NUL.
 */
export async function assignLead(db: Kysely<Tables>, id: string, person: string): Promise<boolean> {
  const changed = await db
    .updateTable('lead')
    .set({ assigned_to: personName(person, deskWords.errors.person) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Consequences of marking a lead as spam. */
export interface MarkedAsSpam {
  /** Number of mails that had not been sent, and never will be. */
  stoppedMails: number;
  /** Slots that it held. */
  slots: readonly ReleasedSlot[];
  /** True when its address left the mailing list. */
  leftList: boolean;
}

/**
 * Marks a lead as spam: mails that are not sent yet become obsolete, its slot is given up as by a
 * deletion, and its subscription ends unless it was ended already. Reason and progress stay, for
 * when it is released.
 * @returns null when there is no such lead, or it is spam already.
 */
export const markAsSpam = (db: Kysely<Tables>, id: string): Promise<MarkedAsSpam | null> =>
  db.transaction().execute(async (trx) => {
    await lockLead(trx, id);
    // In the order in which confirming locks these rows. Spam has neither.
    const leftList = await removeSubscription(trx, id);
    const slots = await releaseSlots(trx, id);
    const lead = await trx
      .updateTable('lead')
      .set({ status: 'spam' })
      .where('id', '=', id)
      .where('status', '!=', 'spam')
      .returningAll()
      .executeTakeFirst();
    if (!lead) return null;
    await countSpamText(trx, lead);
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set({ state: 'obsolete', claimed_by: null })
      .where('lead_id', '=', id)
      .where('state', 'in', ['pending', 'dead'])
      .executeTakeFirstOrThrow();
    return { stoppedMails: Number(numUpdatedRows), slots, leftList };
  });

/**
 * Consequences of releasing a lead. `not-spam`: nothing was to be done; `known-address`,
 * `invalid-address`: a subscription that stays spam, because the list knows its address (or it
 * declined), or because no mail can ask it for confirmation.
 */
export type Release =
  | { outcome: 'not-spam' | 'known-address' | 'invalid-address' }
  | {
      outcome: 'released';
      /** Mails and webhooks that were held back until now. */
      mails: readonly MailToEnqueue[];
      /** Result for the slot that it requested; null when it requested none. */
      slot: ReclaimedSlot | null;
      /** Characters that were dropped from its text when it was stored. */
      leftOut: number;
    };

/**
 * Releases a lead from spam. It becomes `unverified`, for the reason that it has; one that was
 * checked before the owner marked it becomes `new` again. Its mails are enqueued unless they were
 * sent before, and its slot is claimed anew if it is free. Of several calls at once, one does it.
 * @param notificationsFor function that returns the mails and webhook calls for the company
 * @returns null when there is no such lead.
 */
export const releaseFromSpam = (
  db: Kysely<Tables>,
  id: string,
  notificationsFor: NotificationsFor,
): Promise<Release | null> =>
  db
    .transaction()
    .execute((trx) => releaseIn(trx, id, notificationsFor))
    .catch((error: unknown) => {
      if (error instanceof SubscriptionRefused) return { outcome: error.outcome };
      throw error;
    });

/** Thrown to roll back the release of a subscription. */
class SubscriptionRefused extends Error {
  readonly outcome: 'known-address' | 'invalid-address';
  constructor(outcome: SubscriptionRefused['outcome']) {
    super(outcome);
    this.outcome = outcome;
  }
}

async function releaseIn(
  trx: Transaction<Tables>,
  id: string,
  notificationsFor: NotificationsFor,
): Promise<Release | null> {
  await lockLead(trx, id);
  const lead = await trx
    .updateTable('lead')
    .set({
      status: sql<LeadStatus>`case when reason is null then 'new' else 'unverified' end`,
    })
    .where('id', '=', id)
    .where('status', '=', 'spam')
    .returningAll()
    .executeTakeFirst();
  if (!lead) {
    const known = await trx.selectFrom('lead').select('id').where('id', '=', id).execute();
    return known.length === 0 ? null : { outcome: 'not-spam' };
  }
  const leftOut = await findLeftOut(trx, id);
  await uncountSpamText(trx, id);
  if (lead.form === 'subscribe') {
    const address = emailSchema.safeParse(lead.email).data;
    if (address === undefined) throw new SubscriptionRefused('invalid-address');
    const mails = await requestSubscription(trx, id, address);
    if (mails === null) throw new SubscriptionRefused('known-address');
    return { outcome: 'released', mails, slot: null, leftOut };
  }
  const claimed = await reclaimSlot(trx, lead);
  const { form, page } = lead;
  const { added, isAsked } = await enqueueHeldBack(
    trx,
    { ...lead, form, wantsSlot: claimed === 'held' },
    notificationsFor({ form, page, hasAppointment: claimed !== null }),
  );
  const slot = claimed === 'held' && !isAsked ? 'no-mail' : claimed;
  if (slot === 'no-mail') await dropSlot(trx, id);
  return { outcome: 'released', mails: added, slot, leftOut };
}

/**
 * Enqueues the mails and webhooks of a released message, but for those that were sent before, or
 * wait, and those to an address that is none.
 */
async function enqueueHeldBack(
  trx: Transaction<Tables>,
  lead: Lead & MessageFacts,
  notifications: readonly MailToEnqueue[],
): Promise<{ added: readonly MailToEnqueue[]; isAsked: boolean }> {
  const earlier = await trx
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('lead_id', '=', lead.id)
    .where('state', '!=', 'obsolete')
    .execute();
  const email = emailSchema.safeParse(lead.email).data ?? '';
  const heldBack = chooseMails({ ...lead, email }, notifications).filter(
    ({ kind, recipient }) =>
      recipient !== '' &&
      earlier.every((mail) => mail.kind !== kind || mail.recipient !== recipient),
  );
  const added = await enqueueMails(trx, lead.id, heldBack);
  const isAsked = [...earlier, ...added].some(({ kind }) => kind === 'appointment-request-sender');
  return { added, isAsked };
}

/** Serializes marking and releasing of one lead. */
const lockLead = (trx: Transaction<Tables>, id: string) => lockKeys(trx, [`lead ${id}`]);
