import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { databaseRequests, postedStatus, sendAll } from './database-requests.ts';
import { openTestApi } from './test-api.ts';
import { testKey } from './test-key.ts';

test('while another program locks the SQLite file, every post gets a response in time', async () => {
  const data = mkdtempSync(join(tmpdir(), 'larkfield-locked-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const api = await openTestApi({ DATA_DIR: data, ALTCHA_HMAC_KEY: testKey });
  const other = new DatabaseSync(join(data, 'leads.sqlite'));
  other.exec('begin exclusive');
  try {
    const answers = await sendAll(await databaseRequests(api));
    // Each statement has its own ten seconds; posts refused by then were not stored.
    for (const [what, status] of answers)
      if (!['challenge', 'contact'].includes(what))
        expect([what, status >= 400]).toEqual([what, true]);
  } finally {
    other.exec('rollback');
    other.close();
  }
  await expect.poll(() => postedStatus(api)).toBe('mail_sent');
  await api.close();
});
