import type { Kysely } from 'kysely';
import { renewLeases } from '../leads/outbox.ts';
import type { Tables } from '../leads/tables.ts';

/**
 * Renews the leases of a sender's mails, three times per lease, so that a mail server may take its
 * time and no other sender begins the same mail.
 */
export function startLeaseRenewal(
  db: Kysely<Tables>,
  parts: {
    sender: string;
    leaseMs: number;
    /** Returns the mails in progress. */
    ids: () => readonly string[];
    /** Receives database errors. */
    tell: (error: unknown) => void;
  },
): { end: () => void } {
  const { ids, tell } = parts;
  let running = false;
  const timer = setInterval(() => {
    const held = ids();
    // No second query while the first has no reply.
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
