import type { Kysely, Transaction } from 'kysely';
import type { AskedSlot } from '../../src/forms/appointments/schema.ts';
import type { AppointmentTable, Tables } from './tables.ts';

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

/** The slot that each of some leads has taken, by the lead's id. */
export type TakenBy = ReadonlyMap<string, Pick<AppointmentTable, 'diary' | 'slot'>>;

/**
 * The appointments of some leads.
 * @param leadIds null for all leads
 */
export async function appointmentsOf(
  db: Kysely<Tables>,
  leadIds: readonly string[] | null,
): Promise<TakenBy> {
  if (leadIds?.length === 0) return new Map();
  const rows = await db
    .selectFrom('appointment')
    .selectAll()
    .$if(leadIds !== null, (query) => query.where('lead_id', 'in', leadIds ?? []))
    .execute();
  return new Map(rows.map(({ lead_id, diary, slot }) => [lead_id, { diary, slot }]));
}

/** A slot by the clock of its place, to be sorted and read by spreadsheets: `2026-11-24 09:30`; '' for none. */
export const printedSlot = (taken: Pick<AppointmentTable, 'slot'> | undefined): string =>
  taken?.slot.replace('T', ' ') ?? '';
