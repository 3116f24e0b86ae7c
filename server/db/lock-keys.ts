import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Serializes transactions that lock the same key, such as those that count the appointments of one
 * mailbox. Locks are held to the end of the transaction. SQLite runs one at a time anyway.
 */
export async function lockKeys(trx: Transaction<Tables>, keys: readonly string[]): Promise<void> {
  if (!(trx.getExecutor().adapter instanceof PostgresAdapter)) return;
  // Always in the same order, to avoid deadlocks.
  for (const key of keys.filter((key) => key !== '').sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}
