import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { fieldNames } from '../../src/forms/form-fields.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { Engine } from './engine.ts';
import { migrations } from './migrations.ts';
import { retryingPool } from './retrying-pool.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { watchStorage } from './storage-health.ts';
import type { Tables } from './tables.ts';

export interface Database {
  engine: Engine;
  db: Kysely<Tables>;
  /** Pool of PostgreSQL, for the shared rate limit counters; null on SQLite. */
  pool: pg.Pool | null;
  /** Checks the storage: null when leads can be stored, otherwise the reason as text. */
  storageError: () => Promise<string | null>;
  close: () => Promise<void>;
}

const bigintOid = 20;
/** Longest wait for a connection, in milliseconds. */
const connectTimeoutMs = 10_000;

/**
 * Opens the database that the environment names and migrates it.
 * @throws Error with a message for people when the database cannot be reached or changed, or when
 *   the lead has no column for a field of the forms.
 */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Log,
): Promise<Database> {
  const { engine, dialect, pool } = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, log)
    : { engine: 'sqlite' as const, dialect: sqliteDialect(env.DATA_DIR), pool: null };
  const health = watchStorage(log);
  const db = new Kysely<Tables>({ dialect, log: health.onQuery });
  const migrator = new Migrator({
    db,
    provider: migrations(engine),
    // The owner's own migration may have run before one that comes with the next version.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await db.destroy().catch(() => undefined);
    const location = env.DATABASE_URL
      ? 'the database of DATABASE_URL'
      : `SQLite in ${env.DATA_DIR}/`;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new Error(
      `Leads cannot be stored: ${location} does not work (${reason}). Check that it runs and may be written to.`,
      { cause: error },
    );
  }
  const missingFields = await fieldsWithoutColumn(engine, db);
  if (missingFields.length > 0) {
    await db.destroy().catch(() => undefined);
    throw new Error(
      `Leads cannot be stored: src/forms/form-fields.ts lists ${missingFields.join(', ')}, but the table lead has no such column. Add it with the next migration in server/db/migrations/, as docs/fields.md says (A field more, step 2).`,
    );
  }
  return { engine, db, pool, storageError: () => health.check(db), close: () => db.destroy() };
}

/** Returns the fields of the forms for which the table of leads has no column. */
async function fieldsWithoutColumn(engine: Engine, db: Kysely<Tables>): Promise<string[]> {
  const columns =
    engine === 'postgres'
      ? sql<{ name: string }>`
          select attname as name from pg_attribute
          where attrelid = 'lead'::regclass and attnum > 0 and not attisdropped
        `
      : sql<{ name: string }>`select name from pragma_table_info('lead')`;
  const { rows } = await columns.execute(db);
  return fieldNames.filter((field) => !rows.some(({ name }) => name === field));
}

function openPostgres(connectionString: string, log: Log) {
  const types = new pg.TypeOverrides();
  // pg returns bigint as text; ours are milliseconds, far below 2^53.
  types.setTypeParser(bigintOid, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: 30_000,
  });
  // Broken connections are replaced at the next query, but an error event without a listener ends
  // Node. The pool listens to idle clients only; an active one can emit its error from the server
  // (57P01) or the socket at any moment, also between two statements.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ code: errorCode(error) }, 'database connection lost')),
  );
  const dialect = new PostgresDialect({ pool: retryingPool(pool, connectTimeoutMs) });
  return { engine: 'postgres' as const, dialect, pool };
}

const errorCode = (error: Error) => ('code' in error ? String(error.code) : error.name);
