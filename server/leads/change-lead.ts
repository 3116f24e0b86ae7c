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
import { countDroppedCharacters, countSpamText, uncountSpamText } from './spam-text.ts';

/** Sets the progress of a lead. @returns false when there is no such lead, or it is spam. */
export async function setProgress(
  db: Kysely<Tables>,
  id: string,
  progress: LeadProgress,
): Promise<boolean> {
  const updatedRow = await db
    .updateTable('lead')
    .set({ progress })
    .where('id', '=', id)
    .where('status', '!=', 'spam')
    .returning('id')
    .executeTakeFirst();
  return updatedRow !== undefined;
}

/**
 * Assigns a lead to a person; '' to nobody.
 * @returns false when there is no such lead.
 * @throws OwnerTextError when the name is too long, or holds NUL.
 */
export async function assignLead(db: Kysely<Tables>, id: string, person: string): Promise<boolean> {
  const updatedRow = await db
    .updateTable('lead')
    .set({ assigned_to: personName(person, deskWords.errors.person) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return updatedRow !== undefined;
}

/** Consequences of marking a lead as spam. */
export interface SpamConsequences {
  /** Number of mails that were not sent yet, and never will be. */
  stoppedMails: number;
  /** Slots that the lead held. */
  slots: readonly ReleasedSlot[];
  /** True when its address was removed from the mailing list. */
  hasLeftList: boolean;
}

/**
 * Marks a lead as spam: mails that are not sent yet become obsolete, its slot is released as by a
 * deletion, and its subscription ends unless it has ended already. Reason and progress stay, since
 * the lead may be released later.
 * @returns null when there is no such lead, or it is spam already.
 */
export const markAsSpam = (db: Kysely<Tables>, id: string): Promise<SpamConsequences | null> =>
  db.transaction().execute(async (trx) => {
    await lockLead(trx, id);
    // Subscription first, then slots: the order in which confirming locks these rows. Spam has
    // neither.
    const hasLeftList = await removeSubscription(trx, id);
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
    return { stoppedMails: Number(numUpdatedRows), slots, hasLeftList };
  });

/**
 * Consequences of releasing a lead. `not-spam`: the lead was no spam; `known-address`,
 * `invalid-address`: a subscription that stays spam, because the list knows its address (or it
 * declined), or because no mail can ask it for confirmation.
 */
export type Release =
  | { outcome: 'not-spam' | 'known-address' | 'invalid-address' }
  | {
      outcome: 'released';
      /** Mails and webhooks that were held back until now. */
      mails: readonly MailToEnqueue[];
      /** Result for the slot that the lead requested; null when it requested none. */
      slot: ReclaimedSlot | null;
      /** Characters that were dropped from its text when it was stored. */
      droppedCharacters: number;
    };

/**
 * Releases a lead from spam. It becomes `unverified`, for the reason that it has; one that was
 * checked before the owner marked it becomes `new` again. Its mails are enqueued unless they were
 * sent before, and its slot is claimed anew if it is free. Of several concurrent calls, one
 * releases it.
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
    .execute((trx) => releaseInTransaction(trx, id, notificationsFor))
    .catch((error: unknown) => {
      if (error instanceof SubscriptionRefusedError) return { outcome: error.outcome };
      throw error;
    });

/** Thrown to roll back the release of a subscription. */
class SubscriptionRefusedError extends Error {
  readonly outcome: 'known-address' | 'invalid-address';
  constructor(outcome: SubscriptionRefusedError['outcome']) {
    super(outcome);
    this.outcome = outcome;
  }
}

async function releaseInTransaction(
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
    const rows = await trx.selectFrom('lead').select('id').where('id', '=', id).execute();
    return rows.length === 0 ? null : { outcome: 'not-spam' };
  }
  const droppedCharacters = await countDroppedCharacters(trx, id);
  await uncountSpamText(trx, id);
  if (lead.form === 'subscribe') {
    const address = emailSchema.safeParse(lead.email).data;
    if (address === undefined) throw new SubscriptionRefusedError('invalid-address');
    const mails = await requestSubscription(trx, id, address);
    if (mails === null) throw new SubscriptionRefusedError('known-address');
    return { outcome: 'released', mails, slot: null, droppedCharacters };
  }
  const claimResult = await reclaimSlot(trx, lead);
  const { form, page } = lead;
  const { addedMails, isConfirmationRequested } = await enqueueHeldBack(
    trx,
    { ...lead, form, wantsSlot: claimResult === 'held' },
    notificationsFor({ form, page, hasAppointment: claimResult !== null }),
  );
  const slot = claimResult === 'held' && !isConfirmationRequested ? 'no-mail' : claimResult;
  if (slot === 'no-mail') await dropSlot(trx, id);
  return { outcome: 'released', mails: addedMails, slot, droppedCharacters };
}

/**
 * Enqueues the mails and webhooks of a released message, but for those that were sent before or
 * are pending, and those to an invalid address.
 */
async function enqueueHeldBack(
  trx: Transaction<Tables>,
  lead: Lead & MessageFacts,
  notifications: readonly MailToEnqueue[],
): Promise<{ addedMails: readonly MailToEnqueue[]; isConfirmationRequested: boolean }> {
  const earlierMails = await trx
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('lead_id', '=', lead.id)
    .where('state', '!=', 'obsolete')
    .execute();
  const email = emailSchema.safeParse(lead.email).data ?? '';
  const heldBackMails = chooseMails({ ...lead, email }, notifications).filter(
    ({ kind, recipient }) =>
      recipient !== '' &&
      earlierMails.every((mail) => mail.kind !== kind || mail.recipient !== recipient),
  );
  const addedMails = await enqueueMails(trx, lead.id, heldBackMails);
  const isConfirmationRequested = [...earlierMails, ...addedMails].some(
    ({ kind }) => kind === 'appointment-request-sender',
  );
  return { addedMails, isConfirmationRequested };
}

/** Serializes marking and releasing of one lead. */
const lockLead = (trx: Transaction<Tables>, id: string) => lockKeys(trx, [`lead ${id}`]);
