import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SqliteAdapter } from 'kysely';
import { GenericSqliteWorkerDialect } from 'kysely-generic-sqlite/worker';
import { createNodeWorkerExecutor } from 'kysely-generic-sqlite/worker-helper-node';
import { dataFolderError } from '../data-folder.ts';

/**
 * SQLite can roll back DDL; Kysely's adapter does not report it, and half a migration would stay.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class SqliteWorkerDialect extends GenericSqliteWorkerDialect<Worker, { file: string }> {
  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

/** Locates the worker: beside this module in source, and beside the bundle once built. */
function workerFile(): URL {
  const isSource = new URL(import.meta.url).pathname.endsWith('.ts');
  return new URL(isSource ? './sqlite-worker.ts' : './sqlite-worker.js', import.meta.url);
}

/** Returns the database file of a data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'leads.sqlite');

/** Permission bits of other users. */
const othersMask = 0o007;

/**
 * Restricts the files to their owner. SQLite creates its further files (`-wal`, `-shm`) with the
 * mode of the first. Group rights that the owner has set on an existing file stay.
 */
function restrictToOwner(file: string): void {
  // Never opened if it exists: closing it would release SQLite's locks in this process.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`].filter((path) => existsSync(path))) {
    const { mode, uid } = statSync(path);
    const mayChangeMode = [0, uid].includes(process.getuid?.() ?? uid);
    if ((mode & othersMask) !== 0 && mayChangeMode) chmodSync(path, mode & 0o777 & ~othersMask);
  }
}

/**
 * Creates a dialect that runs SQLite in a worker thread, in `leads.sqlite` of the data folder.
 * @throws Error with a message for people when the file cannot be created or opened.
 */
export function sqliteDialect(dataDir: string): SqliteWorkerDialect {
  try {
    mkdirSync(dataDir, { recursive: true });
    restrictToOwner(sqliteFile(dataDir));
  } catch (error) {
    throw dataFolderError(error, sqliteFile(dataDir));
  }
  return new SqliteWorkerDialect(
    createNodeWorkerExecutor({
      worker: () => new Worker(workerFile()),
      data: { file: sqliteFile(dataDir) },
    }),
  );
}
