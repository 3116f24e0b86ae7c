import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SqliteAdapter } from 'kysely';
import { GenericSqliteWorkerDialect } from 'kysely-generic-sqlite/worker';
import { createNodeWorkerExecutor } from 'kysely-generic-sqlite/worker-helper-node';
import { dataFolderError } from '../data-folder.ts';

/** SQLite rolls back DDL as well; Kysely's adapter does not say so, and half a migration would stay. */
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

/** The worker stands beside this module as source, and beside the bundle once built. */
function workerFile(): URL {
  const source = new URL(import.meta.url).pathname.endsWith('.ts');
  return new URL(source ? './sqlite-worker.ts' : './sqlite-worker.js', import.meta.url);
}

/** The database file of a data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'leads.sqlite');

const forOthers = 0o007;

/**
 * Sees to it that only the owner reads what visitors wrote. SQLite gives its further files (`-wal`,
 * `-shm`) the mode of the first. Of a file that is there already, a group that the owner let in keeps
 * its rights.
 */
function keepPrivate(file: string): void {
  // Never opened when it is there: closing it would end SQLite's locks in this process.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`].filter((path) => existsSync(path))) {
    const { mode, uid } = statSync(path);
    const ours = [0, uid].includes(process.getuid?.() ?? uid);
    if ((mode & forOthers) !== 0 && ours) chmodSync(path, mode & 0o777 & ~forOthers);
  }
}

/**
 * SQLite in a worker thread, in `leads.sqlite` of the data folder.
 * @throws Error in plain words when the file cannot be made or opened.
 */
export function sqliteDialect(dataDir: string): SqliteWorkerDialect {
  try {
    mkdirSync(dataDir, { recursive: true });
    keepPrivate(sqliteFile(dataDir));
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
