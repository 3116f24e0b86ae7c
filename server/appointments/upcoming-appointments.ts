import type { Kysely } from 'kysely';
import { diaries, wallTime } from '../../src/forms/appointments/schema.ts';
import type { AppointmentTable, Tables } from '../db/tables.ts';

/**
 * Finds upcoming appointments of a mailbox or a visitor, in all diaries; expired holds are left
 * out.
 */
export function findUpcoming(
  db: Kysely<Tables>,
  { mailbox, visitor }: Pick<AppointmentTable, 'mailbox' | 'visitor'>,
): Promise<Pick<AppointmentTable, 'mailbox' | 'visitor' | 'held_until'>[]> {
  const now = new Date();
  return db
    .selectFrom('appointment')
    .select(['mailbox', 'visitor', 'held_until'])
    .where((eb) =>
      eb.or([
        eb('mailbox', '=', mailbox),
        ...(visitor === '' ? [] : [eb('visitor', '=', visitor)]),
      ]),
    )
    .where((eb) =>
      eb.or(
        Object.values(diaries).map((diary) =>
          eb.and([eb('diary', '=', diary.name), eb('slot', '>=', wallTime(diary, now))]),
        ),
      ),
    )
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '>', now.getTime())]))
    .execute();
}
