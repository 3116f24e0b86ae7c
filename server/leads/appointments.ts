import { type Kysely, PostgresAdapter, sql, type Transaction } from 'kysely';
import type { RequestedSlot } from '../../src/forms/appointments/schema.ts';
import { toCome } from '../appointments/to-come.ts';
import { mailboxOf } from './sender-mails.ts';
import type { AppointmentTable, Tables } from './tables.ts';

/** A slot that a lead was given. */
export interface TakenSlot extends RequestedSlot {
  /** End of the hold that the link in the mail turns into a booking, in milliseconds; null once booked. */
  heldUntil: number | null;
}

/** A slot that could not be given. What was to be stored with it is not stored. */
export class SlotRefused extends Error {
  readonly reason: 'taken' | 'too-many' | 'no-mail';

  /**
   * @param reason `taken`: another lead has it; `too-many`: this mailbox or visitor has as many to come
   * as is allowed; `no-mail`: it could not be confirmed, since no mail goes there today
   */
  constructor(reason: SlotRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Appointments to come that one mailbox, and one visitor, may have. */
const mostToCome = 2;

/** Lead, mailbox and visitor that a slot is claimed for. */
export interface Asker {
  leadId: string;
  email: string;
  /** Mark of the visitor; '' where limits are off. */
  visitor: string;
  /** Until when it is held, where it has to be confirmed by mail; null books it. */
  heldUntil: number | null;
}

/**
 * Takes a slot for a lead that is stored in the same transaction. The refusal is the same
 * for the holder's own mailbox: otherwise an address would be enough to learn when its owner comes.
 * @throws SlotRefused
 */
export async function claimSlot(
  trx: Transaction<Tables>,
  { diary, slot }: RequestedSlot,
  { leadId, email, visitor, heldUntil }: Asker,
): Promise<void> {
  const mailbox = mailboxOf(email);
  const row = { lead_id: leadId, mailbox, visitor, held_until: heldUntil };
  await waitForOthers(trx, [mailbox, visitor]);
  const claimed = await trx
    .insertInto('appointment')
    .values({ diary, slot, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['diary', 'slot'])
        .doUpdateSet(row)
        // A hold that has run out is nobody's.
        .where('appointment.held_until', '<=', Date.now()),
    )
    .returning('slot')
    .executeTakeFirst();
  if (!claimed) throw new SlotRefused('taken');
  await refuseTooMany(trx, row);
}

/**
 * Books the slot that is held for a lead.
 * @returns false when none is.
 * @throws SlotRefused when its mailbox has too many then.
 */
export async function bookHeld(
  trx: Transaction<Tables>,
  { leadId, email }: Pick<Asker, 'leadId' | 'email'>,
): Promise<boolean> {
  await waitForOthers(trx, [mailboxOf(email)]);
  const booked = await trx
    .updateTable('appointment')
    .set({ held_until: null })
    .where('lead_id', '=', leadId)
    .where('held_until', 'is not', null)
    .returning(['mailbox', 'held_until'])
    .executeTakeFirst();
  if (!booked) return false;
  // Whoever reads the mailbox may follow the link from anywhere.
  await refuseTooMany(trx, { ...booked, visitor: '' });
  return true;
}

/** @throws SlotRefused when the mailbox or the visitor has more to come than is allowed. */
async function refuseTooMany(
  trx: Transaction<Tables>,
  { mailbox, visitor, held_until }: Pick<AppointmentTable, 'mailbox' | 'visitor' | 'held_until'>,
): Promise<void> {
  const all = await toCome(trx, { mailbox, visitor });
  const own = all.filter(
    (one) =>
      one.mailbox === mailbox &&
      // Anybody can hold a time in somebody's name: it does not keep out who was checked.
      (held_until !== null || one.held_until === null),
  );
  const fromHere = all.filter((one) => visitor !== '' && one.visitor === visitor);
  if (Math.max(own.length, fromHere.length) > mostToCome) throw new SlotRefused('too-many');
}

/** Lets one transaction after another count what the same mailbox or visitor has. SQLite does so anyway. */
async function waitForOthers(trx: Transaction<Tables>, keys: readonly string[]): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  // Always in the same order, so that two never wait for each other.
  for (const key of keys.filter((one) => one !== '').sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** The slots of a diary that are taken or held, from a day on (`2026-11-24`), in their order. */
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
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '>', Date.now())]))
    .orderBy('slot')
    .execute();
  return rows.map(({ slot }) => slot);
}

const dayMs = 86_400_000;

/** Forgets holds that have run out, and whose appointments those were that are over. */
export async function forgetPastAppointments(db: Kysely<Tables>): Promise<void> {
  const now = Date.now();
  await db.deleteFrom('appointment').where('held_until', '<=', now).execute();
  await db
    .updateTable('appointment')
    .set({ visitor: '' } satisfies Partial<AppointmentTable>)
    // By the clock of any place on earth.
    .where('slot', '<', new Date(now - dayMs).toISOString().slice(0, 16))
    .where('visitor', '!=', '')
    .execute();
}
