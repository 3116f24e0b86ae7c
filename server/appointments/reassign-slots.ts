import type { Kysely, Transaction } from 'kysely';
import type { AppointmentTable, Tables } from '../db/tables.ts';
import { normalizeAddress } from '../normalized-address.ts';

type HeldSlot = Pick<AppointmentTable, 'diary' | 'slot'> & { email: string };

/** Finds the slots that leads hold, with the e-mail addresses of their senders. */
const findHeldSlots = (db: Kysely<Tables>, leadIds: readonly string[]): Promise<HeldSlot[]> =>
  db
    .selectFrom('appointment')
    .innerJoin('lead', 'lead.id', 'appointment.lead_id')
    .select(['diary', 'slot', 'lead.email'])
    .where('appointment.lead_id', 'in', leadIds)
    // An expired hold counts as free.
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '>', Date.now())]))
    .execute();

/**
 * Finds the lead that takes over a slot when its holder is deleted: another one of the same person
 * that requested it; leads with status `new` come first. Null when there is none.
 * @param deletedIds leads that are deleted together with the holder
 */
async function findSuccessor(
  db: Kysely<Tables>,
  { diary, slot, email }: HeldSlot,
  deletedIds: readonly string[],
): Promise<string | null> {
  const otherLeads = await db
    .selectFrom('appointment_request')
    .innerJoin('lead', 'lead.id', 'appointment_request.lead_id')
    .select(['lead.id', 'lead.email', 'lead.status'])
    .where('diary', '=', diary)
    .where('slot', '=', slot)
    .where('lead.status', '!=', 'spam')
    .where('lead.id', 'not in', deletedIds)
    .orderBy('lead.created_at')
    .execute();
  const leadsOfPerson = otherLeads.filter(
    (lead) => normalizeAddress(lead.email) === normalizeAddress(email),
  );
  return (leadsOfPerson.find(({ status }) => status === 'new') ?? leadsOfPerson[0])?.id ?? null;
}

/** A slot whose lead is deleted. */
export interface ReleasedSlot {
  /** Start of the slot, such as `2026-11-24T09:30`, in local time of the diary. */
  slot: string;
  diary: string;
  /** Id of the lead that takes it over; null when it becomes free. */
  successor: string | null;
}

/** Finds the slots that deleting leads would release or reassign. */
export async function findReleasedSlots(
  db: Kysely<Tables>,
  leadIds: readonly string[],
): Promise<ReleasedSlot[]> {
  const heldSlots = await findHeldSlots(db, leadIds);
  return Promise.all(
    heldSlots.map(async (heldSlot) => ({
      slot: heldSlot.slot,
      diary: heldSlot.diary,
      successor: await findSuccessor(db, heldSlot, leadIds),
    })),
  );
}

/**
 * Reassigns slots to other leads of the same person before their holders are deleted: removing a
 * duplicate must not free a booked slot.
 * @returns the slots that the leads held.
 */
export async function reassignSlots(
  trx: Transaction<Tables>,
  leadIds: readonly string[],
): Promise<ReleasedSlot[]> {
  const releasedSlots = await findReleasedSlots(trx, leadIds);
  for (const { diary, slot, successor } of releasedSlots) {
    if (successor === null) continue;
    await trx
      .updateTable('appointment')
      .set({ lead_id: successor })
      .where('diary', '=', diary)
      .where('slot', '=', slot)
      .execute();
  }
  return releasedSlots;
}

/**
 * Releases the slot of a lead that stays stored, as its deletion would: another lead of the same
 * person gets it, otherwise it becomes free.
 * @returns the slots that the lead held.
 */
export async function releaseSlots(
  trx: Transaction<Tables>,
  leadId: string,
): Promise<ReleasedSlot[]> {
  const releasedSlots = await reassignSlots(trx, [leadId]);
  await trx.deleteFrom('appointment').where('lead_id', '=', leadId).execute();
  return releasedSlots;
}
