import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** What the data takes, and what the disk has left, in bytes. */
export interface DataSize {
  used: number;
  diskFree: number;
}

/**
 * Measures the data folder and, on PostgreSQL, adds the stored files: a database of another machine
 * cannot be measured as a folder. Pages that SQLite has free after a prune count as free.
 */
export async function measureData(
  dataDir: string,
  { engine, db }: Pick<Database, 'engine' | 'db'>,
): Promise<DataSize> {
  const [folder, inDatabase, disk] = await Promise.all([
    folderSize(dataDir),
    engine === 'postgres' ? storedFiles(db) : freePages(db).then((free) => -free),
    statfs(dataDir),
  ]);
  return { used: Math.max(0, folder + inDatabase), diskFree: disk.bavail * disk.bsize };
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

async function freePages(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select freelist_count * page_size as free from pragma_freelist_count, pragma_page_size
  `.execute(db);
  return rows[0]?.free ?? 0;
}
