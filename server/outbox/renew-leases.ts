import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { renewLeases } from './outbox.ts';

/**
 * Renews the leases of a sender's mails, three times per lease, so that no other sender begins the
 * same mail while a mail server is slow.
 */
export function startLeaseRenewal(
  db: Kysely<Tables>,
  options: {
    senderId: string;
    leaseMs: number;
    /** Returns the mails in progress. */
    ids: () => readonly string[];
    /** Receives database errors. */
    onError: (error: unknown) => void;
  },
): { end: () => void } {
  const { ids, onError } = options;
  let isRenewing = false;
  const timer = setInterval(() => {
    const leasedIds = ids();
    // No second query while the first has no reply.
    if (isRenewing || leasedIds.length === 0) return;
    isRenewing = true;
    renewLeases(db, leasedIds, options)
      .catch(onError)
      .finally(() => {
        isRenewing = false;
      });
  }, options.leaseMs / 3);
  timer.unref();
  return { end: () => clearInterval(timer) };
}
