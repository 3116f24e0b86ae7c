import type { Kysely, Transaction } from 'kysely';
import type { RequestedSlot } from '../../src/forms/appointments/schema.ts';
import { lockKeys } from '../db/lock-keys.ts';
import type { AppointmentTable, Tables } from '../db/tables.ts';
import { normalizeAddress } from '../normalized-address.ts';
import { findUpcoming } from './upcoming-appointments.ts';

/** A slot that was assigned to a lead. */
export interface BookedSlot extends RequestedSlot {
  /**
   * End of the hold, in milliseconds, until which the link in the mail can book it; null once
   * booked.
   */
  heldUntil: number | null;
}

/** Thrown when a slot cannot be assigned. The transaction is rolled back. */
export class SlotUnavailableError extends Error {
  readonly reason: 'taken' | 'too-many' | 'no-mail';

  /**
   * @param reason `taken`: another lead has it; `too-many`: this mailbox or visitor has reached the
   * limit of upcoming appointments; `no-mail`: it cannot be confirmed, since no more mail can
   * be sent to this mailbox today
   */
  constructor(reason: SlotUnavailableError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Time to confirm a held slot by mail, in milliseconds: mail can be slow. */
export const holdMs = 60 * 60 * 1000;

/** Upcoming appointments that a mailbox, and a visitor, may have. */
const maxUpcoming = 2;

/** Lead, mailbox and visitor that a slot is claimed for. */
export interface SlotClaim {
  leadId: string;
  email: string;
  /** Hash of the visitor's address (`visitorHash`); '' when limits are off. */
  visitor: string;
  /** End of the hold, if it has to be confirmed by mail; null books it. */
  heldUntil: number | null;
}

/**
 * Assigns a slot to a lead that is stored in the same transaction. The error is the same for the
 * holder's own mailbox: otherwise anyone who knows an address could find out its owner's
 * appointment.
 * @throws SlotUnavailableError
 */
export async function claimSlot(
  trx: Transaction<Tables>,
  { diary, slot }: RequestedSlot,
  { leadId, email, visitor, heldUntil }: SlotClaim,
): Promise<void> {
  const mailbox = normalizeAddress(email);
  const row = { lead_id: leadId, mailbox, visitor, held_until: heldUntil };
  await lockKeys(trx, [mailbox, visitor]);
  const claimedRow = await trx
    .insertInto('appointment')
    .values({ diary, slot, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['diary', 'slot'])
        .doUpdateSet(row)
        // An expired hold counts as free.
        .where('appointment.held_until', '<=', Date.now()),
    )
    .returning('slot')
    .executeTakeFirst();
  if (!claimedRow) throw new SlotUnavailableError('taken');
  await assertBelowLimit(trx, row);
}

/**
 * Books the slot that is held for a lead.
 * @returns false when none is held.
 * @throws SlotUnavailableError when its mailbox would exceed the limit.
 */
export async function bookHeldSlot(
  trx: Transaction<Tables>,
  { leadId, email }: Pick<SlotClaim, 'leadId' | 'email'>,
): Promise<boolean> {
  await lockKeys(trx, [normalizeAddress(email)]);
  const bookedRow = await trx
    .updateTable('appointment')
    .set({ held_until: null })
    .where('lead_id', '=', leadId)
    .where('held_until', 'is not', null)
    .returning(['mailbox', 'held_until'])
    .executeTakeFirst();
  if (!bookedRow) return false;
  // The reader of the mailbox may follow the link from any address.
  await assertBelowLimit(trx, { ...bookedRow, visitor: '' });
  return true;
}

/**
 * Checks the limit. @throws SlotUnavailableError when the mailbox or the visitor exceeds the limit.
 */
async function assertBelowLimit(
  trx: Transaction<Tables>,
  { mailbox, visitor, held_until }: Pick<AppointmentTable, 'mailbox' | 'visitor' | 'held_until'>,
): Promise<void> {
  const upcoming = await findUpcoming(trx, { mailbox, visitor });
  const ofMailbox = upcoming.filter(
    (appointment) =>
      appointment.mailbox === mailbox &&
      // Unconfirmed holds can be made in another person's name: they do not count against confirmed
      // ones.
      (held_until !== null || appointment.held_until === null),
  );
  const ofVisitor = upcoming.filter(
    (appointment) => visitor !== '' && appointment.visitor === visitor,
  );
  if (Math.max(ofMailbox.length, ofVisitor.length) > maxUpcoming)
    throw new SlotUnavailableError('too-many');
}

/** Lists the taken and held slots of a diary from `firstDay` (`2026-11-24`) on, sorted. */
export async function findTakenSlots(
  db: Kysely<Tables>,
  diary: string,
  firstDay: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('appointment')
    .select('slot')
    .where('diary', '=', diary)
    .where('slot', '>=', firstDay)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '>', Date.now())]))
    .orderBy('slot')
    .execute();
  return rows.map(({ slot }) => slot);
}

const dayMs = 86_400_000;

/** Deletes expired holds, and clears the visitor of past appointments. */
export async function cleanUpAppointments(db: Kysely<Tables>): Promise<void> {
  const now = Date.now();
  await db.deleteFrom('appointment').where('held_until', '<=', now).execute();
  await db
    .updateTable('appointment')
    .set({ visitor: '' } satisfies Partial<AppointmentTable>)
    // The slot of a day ago has passed in every time zone.
    .where('slot', '<', new Date(now - dayMs).toISOString().slice(0, 16))
    .where('visitor', '!=', '')
    .execute();
}
