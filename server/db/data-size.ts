import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Env } from '../env.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Size of the data and free disk space, in bytes. */
export interface DataSize {
  used: number;
  diskFree: number;
}

/** Growth of a file in a mail: base64 with line ends. */
const mailGrowth = 1.37;

/**
 * Measures the data folder and the mails still to be written to it; on PostgreSQL it adds the
 * stored files, since a database on another machine cannot be measured as a folder. Free pages of
 * SQLite after a prune count as free.
 */
export async function measureData(
  { DATA_DIR: dataDir, SMTP_URL }: Pick<Env, 'DATA_DIR' | 'SMTP_URL'>,
  { engine, db }: Pick<Database, 'engine' | 'db'>,
): Promise<DataSize> {
  const [folderBytes, databaseBytes, pendingFileBytes, disk] = await Promise.all([
    folderSize(dataDir),
    engine === 'postgres' ? sumStoredFiles(db) : freePageBytes(db).then((free) => -free),
    SMTP_URL === undefined ? sumPendingFiles(db) : 0,
    statfs(dataDir),
  ]);
  const used = Math.max(0, folderBytes + databaseBytes) + pendingFileBytes * mailGrowth;
  return { used, diskFree: disk.bavail * disk.bsize };
}

async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  let size = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // A mail or an upload may have been deleted meanwhile.
    const stats = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    size += stats?.size ?? 0;
  }
  return size;
}

async function sumStoredFiles(db: Kysely<Tables>): Promise<number> {
  const { size } = await db
    .selectFrom('lead_file')
    .select((eb) => eb.fn.sum<string | null>('size').as('size'))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}

/** Sums the files of leads whose notice to the company is pending. */
async function sumPendingFiles(db: Kysely<Tables>): Promise<number> {
  const { size } = await db
    .selectFrom('lead_file')
    .innerJoin('outbox', 'outbox.lead_id', 'lead_file.lead_id')
    .where('outbox.kind', '=', 'application-company')
    .where('outbox.state', '=', 'pending')
    .select((eb) => eb.fn.sum<string | null>('lead_file.size').as('size'))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}

async function freePageBytes(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select freelist_count * page_size as free from pragma_freelist_count, pragma_page_size
  `.execute(db);
  return rows[0]?.free ?? 0;
}
