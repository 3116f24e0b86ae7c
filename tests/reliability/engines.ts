import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { testKey } from './test-key.ts';

/** Environment of a server with its own empty storage. */
export type FreshStorage = () => Promise<Record<string, string>>;

/** Runs the same tests on SQLite and on a real PostgreSQL. */
export function onBothEngines(title: string, tests: (fresh: FreshStorage) => void): void {
  describe.each(['SQLite', 'PostgreSQL'] as const)(`${title} (%s)`, (engine) => {
    const folders: string[] = [];
    let postgres: TestPostgres | null = null;

    beforeAll(async () => {
      if (engine === 'PostgreSQL') postgres = await startPostgres();
    });

    afterAll(async () => {
      await postgres?.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });

    tests(async () => {
      const folder = mkdtempSync(join(tmpdir(), 'larkfield-data-'));
      folders.push(folder);
      return {
        DATA_DIR: folder,
        ALTCHA_HMAC_KEY: testKey,
        ...(postgres ? { DATABASE_URL: await postgres.freshDatabase() } : {}),
      };
    });
  });
}
