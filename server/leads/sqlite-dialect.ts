import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { SqliteAdapter } from 'kysely';
import { GenericSqliteWorkerDialect } from 'kysely-generic-sqlite/worker';
import { createNodeWorkerExecutor } from 'kysely-generic-sqlite/worker-helper-node';

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
export const sqliteFile = (dataDir: string): string => join(dataDir, 'larkfield.sqlite');

/** SQLite in a worker thread, in `larkfield.sqlite` of the data folder. */
export function sqliteDialect(dataDir: string): SqliteWorkerDialect {
  mkdirSync(dataDir, { recursive: true });
  return new SqliteWorkerDialect(
    createNodeWorkerExecutor({
      worker: () => new Worker(workerFile()),
      data: { file: sqliteFile(dataDir) },
    }),
  );
}
