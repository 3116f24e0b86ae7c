import type { Kysely, Transaction } from 'kysely';
import type { AskedSlot } from '../../src/forms/appointments/schema.ts';
import type { Tables } from './tables.ts';

/** Somebody else was first. What was to be stored with it is not stored. */
export class SlotTaken extends Error {}

/**
 * Takes a slot for a lead that is stored in the same transaction. Who asks again for the slot that is
 * theirs already, because an answer was lost on its way, is not told that somebody else has it.
 * @throws SlotTaken when another person has it.
 */
export async function claimSlot(
  trx: Transaction<Tables>,
  { diary, slot }: AskedSlot,
  lead: { id: string; email: string },
): Promise<void> {
  const claimed = await trx
    .insertInto('appointment')
    .values({ diary, slot, lead_id: lead.id })
    .onConflict((conflict) => conflict.columns(['diary', 'slot']).doNothing())
    .returning('slot')
    .executeTakeFirst();
  if (claimed) return;
  const holder = await trx
    .selectFrom('appointment')
    .innerJoin('lead', 'lead.id', 'appointment.lead_id')
    .where('diary', '=', diary)
    .where('slot', '=', slot)
    .select('lead.email')
    .executeTakeFirst();
  if (holder?.email.toLowerCase() !== lead.email.toLowerCase())
    throw new SlotTaken(`${diary} ${slot}`);
}

/** The slots of a diary that are taken, from a day on (`2026-11-24`), in their order. */
export async function takenSlots(
  db: Kysely<Tables>,
  diary: string,
  from: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('appointment')
    .select('slot')
    .where('diary', '=', diary)
    .where('slot', '>=', from)
    .orderBy('slot')
    .execute();
  return rows.map(({ slot }) => slot);
}
