import type { Transaction } from 'kysely';
import { diaryOf, wallTime } from '../../src/forms/appointments/schema.ts';
import type { Lead, Tables } from '../db/tables.ts';
import { claimSlot, holdMs, SlotUnavailableError } from './slots.ts';

/**
 * Result for the slot that a released lead had requested. `booked`: its sender was checked when the
 * lead was sent; `held`: its sender has to confirm it by mail; `taken`: another lead has it;
 * `too-many`: this mailbox has two others; `over`: its time has passed; `no-mail`: it could not be
 * held, since no mail that asks for confirmation can go to the sender.
 */
export type ReclaimedSlot = 'booked' | 'held' | 'taken' | 'too-many' | 'over' | 'no-mail';

/**
 * Assigns to a lead the slot that it had requested, if the slot is still free: booked for a checked
 * sender, otherwise held until the sender confirms it.
 * @returns null when the lead requested none.
 */
export async function reclaimSlot(
  trx: Transaction<Tables>,
  { id, email, status }: Pick<Lead, 'id' | 'email' | 'status'>,
): Promise<ReclaimedSlot | null> {
  const request = await trx
    .selectFrom('appointment_request')
    .select(['diary', 'slot'])
    .where('lead_id', '=', id)
    .executeTakeFirst();
  if (!request) return null;
  const diary = diaryOf(request.diary);
  if (!diary || request.slot < wallTime(diary, new Date())) return 'over';
  const heldUntil = status === 'new' ? null : Date.now() + holdMs;
  try {
    await claimSlot(trx, request, { leadId: id, email, visitor: '', heldUntil });
    return heldUntil === null ? 'booked' : 'held';
  } catch (error) {
    if (!(error instanceof SlotUnavailableError)) throw error;
    await dropSlot(trx, id);
    return error.reason;
  }
}

/** Deletes the slot of a lead within the transaction that has just assigned it. */
export const dropSlot = (trx: Transaction<Tables>, leadId: string) =>
  trx.deleteFrom('appointment').where('lead_id', '=', leadId).execute();
