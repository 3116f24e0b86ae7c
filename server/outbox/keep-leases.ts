import type { Kysely } from 'kysely';
import { renewLeases } from '../leads/outbox.ts';
import type { Tables } from '../leads/tables.ts';

/**
 * Renews the leases of the mails that a sender works on, three times in each lease, so that a mail
 * server may take as long as it likes and no other sender begins the same mail.
 */
export function keepLeases(
  db: Kysely<Tables>,
  parts: {
    sender: string;
    leaseMs: number;
    /** The mails that it works on at the moment. */
    ids: () => readonly string[];
    /** Receives database errors. */
    tell: (error: unknown) => void;
  },
): { end: () => void } {
  const { ids, tell } = parts;
  let running = false;
  const timer = setInterval(() => {
    const held = ids();
    // A database that does not answer is asked once.
    if (running || held.length === 0) return;
    running = true;
    renewLeases(db, held, parts)
      .catch(tell)
      .finally(() => {
        running = false;
      });
  }, parts.leaseMs / 3);
  timer.unref();
  return { end: () => clearInterval(timer) };
}
