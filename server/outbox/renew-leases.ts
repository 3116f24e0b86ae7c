import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { renewLeases } from './outbox.ts';

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
    onError: (error: unknown) => void;
  },
): { end: () => void } {
  const { ids, onError } = parts;
  let isRenewing = false;
  const timer = setInterval(() => {
    const renewed = ids();
    // No second query while the first has no reply.
    if (isRenewing || renewed.length === 0) return;
    isRenewing = true;
    renewLeases(db, renewed, parts)
      .catch(onError)
      .finally(() => {
        isRenewing = false;
      });
  }, parts.leaseMs / 3);
  timer.unref();
  return { end: () => clearInterval(timer) };
}
