import type { Kysely } from 'kysely';
import { diaryOf, wallTime } from '../../src/forms/appointments/schema.ts';
import type { Lead, Tables } from '../db/tables.ts';
import { enqueueMails, type MailToEnqueue } from '../outbox/enqueue-mails.ts';
import { bookHeldSlot, claimSlot, SlotUnavailableError } from './slots.ts';

/**
 * Result of following a confirmation link. `booked`: the appointment is the reader's, now or
 * before; `taken`: its hold expired and another lead has it; `too-many`: the hold expired, and
 * this mailbox has two other appointments; `over`: its time has passed; `unknown`: the lead no
 * longer exists.
 */
export type Confirmation = 'booked' | 'taken' | 'too-many' | 'over' | 'unknown';

/** An appointment that a confirmation link refers to, and the page of its form. */
export interface LinkedAppointment {
  slot: string;
  page: string;
}

const findRequest = (db: Kysely<Tables>, leadId: string) =>
  db
    .selectFrom('appointment_request')
    .innerJoin('lead', 'lead.id', 'appointment_request.lead_id')
    .select(['diary', 'slot', 'page', 'lead.email', 'lead.form', 'lead.status'])
    .where('lead.id', '=', leadId)
    .where('lead.status', '!=', 'spam')
    .executeTakeFirst();

/** Finds the appointment that a lead requested; null when the lead does not exist. */
export const findLinkedAppointment = async (
  db: Kysely<Tables>,
  leadId: string,
): Promise<LinkedAppointment | null> => (await findRequest(db, leadId)) ?? null;

/**
 * Books the appointment of a lead whose sender has followed the link in the mail, sets the lead to
 * `new` and enqueues its mails, in one transaction. Idempotent. An expired hold is renewed if the
 * slot is still free.
 */
export async function confirmAppointment(
  db: Kysely<Tables>,
  leadId: string,
  mailsOf: (lead: Pick<Lead, 'form' | 'email' | 'page'>) => readonly MailToEnqueue[],
): Promise<Confirmation> {
  try {
    return await db.transaction().execute(async (trx) => {
      const request = await findRequest(trx, leadId);
      if (!request) return 'unknown';
      if (await isBooked(trx, leadId)) return 'booked';
      const diary = diaryOf(request.diary);
      if (!diary || request.slot < wallTime(diary, new Date())) return 'over';
      const { email } = request;
      if (!(await bookHeldSlot(trx, { leadId, email }))) {
        // A second click on the button waits here for the first, which may have booked the slot.
        if (await isBooked(trx, leadId)) return 'booked';
        await claimSlot(trx, request, { leadId, email, visitor: '', heldUntil: null });
      }
      await trx
        .updateTable('lead')
        .set({ status: 'new', reason: null })
        .where('id', '=', leadId)
        .execute();
      await enqueueMails(trx, leadId, mailsOf(request));
      return 'booked';
    });
  } catch (error) {
    if (error instanceof SlotUnavailableError && error.reason !== 'no-mail') return error.reason;
    throw error;
  }
}

const isBooked = async (db: Kysely<Tables>, leadId: string): Promise<boolean> =>
  (await db
    .selectFrom('appointment')
    .select('slot')
    .where('lead_id', '=', leadId)
    .where('held_until', 'is', null)
    .executeTakeFirst()) !== undefined;
