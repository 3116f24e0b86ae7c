import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/database.ts';
import { postgresPrograms, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URLs of two databases to copy: one without tables, and one that is migrated. */
    templates: { empty: string; migrated: string } | undefined;
  }
}

/**
 * Starts one PostgreSQL for all server tests that do not stop theirs. Starting one for each file and
 * migrating each database took a third of their time.
 */
export default async function setup({ provide }: TestProject) {
  // `onBothEngines` tells it, so that the tests of SQLite run without.
  if (postgresPrograms() === null) return undefined;
  // Nothing here outlives its computer: the tests of a crash start their own.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const postgres = await startPostgres(...settings, 'max_connections=400');
  const templates = {
    empty: await postgres.freshDatabase(),
    migrated: await postgres.freshDatabase(),
  };
  const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const database = await openDatabase({ DATABASE_URL: templates.migrated, DATA_DIR: '' }, silent);
  await database.close();
  provide('templates', templates);
  return postgres.stop;
}
