import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Env } from '../env.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** What the data takes, and what the disk has left, in bytes. */
export interface DataSize {
  used: number;
  diskFree: number;
}

/** A file in a mail is written in 64 signs, with line ends. */
const growthInMail = 1.37;

/**
 * Measures the data folder and what waits to become mails in it, and, on PostgreSQL, adds the stored
 * files: a database of another machine cannot be measured as a folder. Pages that SQLite has free after
 * a prune count as free.
 */
export async function measureData(
  { DATA_DIR: dataDir, SMTP_URL }: Pick<Env, 'DATA_DIR' | 'SMTP_URL'>,
  { engine, db }: Pick<Database, 'engine' | 'db'>,
): Promise<DataSize> {
  const [folder, inDatabase, waiting, disk] = await Promise.all([
    folderSize(dataDir),
    engine === 'postgres' ? storedFiles(db) : freePages(db).then((free) => -free),
    SMTP_URL === undefined ? waitingFiles(db) : 0,
    statfs(dataDir),
  ]);
  const used = Math.max(0, folder + inDatabase) + waiting * growthInMail;
  return { used, diskFree: disk.bavail * disk.bsize };
}

async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  let size = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // A mail or an upload may be gone by now.
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => null);
    size += found?.size ?? 0;
  }
  return size;
}

async function storedFiles(db: Kysely<Tables>): Promise<number> {
  const { size } = await db
    .selectFrom('lead_file')
    .select((eb) => eb.fn.sum<string | null>('size').as('size'))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}

/** Files of leads that the company has not been told of yet. */
async function waitingFiles(db: Kysely<Tables>): Promise<number> {
  const { size } = await db
    .selectFrom('lead_file')
    .innerJoin('outbox', 'outbox.lead_id', 'lead_file.lead_id')
    .where('outbox.kind', '=', 'application-company')
    .where('outbox.state', '=', 'pending')
    .select((eb) => eb.fn.sum<string | null>('lead_file.size').as('size'))
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}

async function freePages(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select freelist_count * page_size as free from pragma_freelist_count, pragma_page_size
  `.execute(db);
  return rows[0]?.free ?? 0;
}
