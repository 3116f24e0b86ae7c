import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/**
 * Stores the slot that each lead requested, even when another lead of the same person holds it, so
 * that the slot can be reassigned when that lead is deleted. Earlier duplicates named the slot only
 * in `details`.
 */
export const appointmentRequestMigration: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('appointment_request')
      .addColumn('lead_id', 'text', (c) => c.primaryKey().references('lead.id').onDelete('cascade'))
      .addColumn('diary', 'text', (c) => c.notNull())
      .addColumn('slot', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('appointment_request_slot')
      .on('appointment_request')
      .columns(['diary', 'slot'])
      .execute();
    const heldSlots = await db
      .selectFrom('appointment')
      .innerJoin('lead', 'lead.id', 'appointment.lead_id')
      .select(['lead_id', 'diary', 'slot', 'lead.email'])
      .execute();
    const otherLeads = await db
      .selectFrom('lead')
      .select(['id', 'email', 'details'])
      .where('status', '!=', 'spam')
      .where('details', 'like', '%"Appointment"%')
      .where('id', 'not in', (eb) => eb.selectFrom('appointment').select('lead_id'))
      .execute();
    const repeatedRequests = otherLeads.flatMap(({ id, email, details }) => {
      const { Appointment: text } = JSON.parse(details) as Record<string, string>;
      const heldSlot = heldSlots.find(
        (candidate) =>
          candidate.email.toLowerCase() === email.toLowerCase() &&
          formatSlot(candidate.slot) === text,
      );
      return heldSlot ? [{ lead_id: id, diary: heldSlot.diary, slot: heldSlot.slot }] : [];
    });
    const rows = [...heldSlots.map(({ email: _, ...row }) => row), ...repeatedRequests];
    for (const row of rows) await db.insertInto('appointment_request').values(row).execute();
  },
};

/**
 * Formats a slot as `Tuesday, November 24, 9:30 am`, as `details` had it when this migration was
 * written.
 */
function formatSlot(slot: string): string {
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(slot.slice(0, 10)));
  const [hour = 0, minute = 0] = slot.slice(11).split(':').map(Number);
  return `${day}, ${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
