import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject } from 'vitest';
import { copyDatabase, missingPostgres } from './postgres.ts';
import { testKey } from './test-key.ts';

/** Environment of a server with its own storage: migrated and without rows, or without tables. */
export type FreshStorage = (state?: 'migrated' | 'empty') => Promise<Record<string, string>>;

/** Runs the same tests on SQLite and on a real PostgreSQL. */
export function onBothEngines(title: string, tests: (fresh: FreshStorage) => void): void {
  describe.each(['SQLite', 'PostgreSQL'] as const)(`${title} (%s)`, (engine) => {
    const folders: string[] = [];

    const databaseUrl = async (state: 'migrated' | 'empty') => {
      const templates = inject('templates');
      if (!templates) throw new Error(missingPostgres);
      return copyDatabase(templates[state]);
    };

    afterAll(() => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });

    tests(async (state = 'migrated') => {
      const folder = mkdtempSync(join(tmpdir(), 'larkfield-data-'));
      folders.push(folder);
      return {
        DATA_DIR: folder,
        ALTCHA_HMAC_KEY: testKey,
        ...(engine === 'PostgreSQL' ? { DATABASE_URL: await databaseUrl(state) } : {}),
      };
    });
  });
}
