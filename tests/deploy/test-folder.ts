import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates a temporary folder that every user may enter; it goes after the tests of a file. */
export function testFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `larkfield-${name}-`));
  chmodSync(folder, 0o755);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
