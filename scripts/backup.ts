/**
 * `npm run backup -- FOLDER [--keep N]`: copies leads, key and mails of a running site into a new
 * folder. Builds the server if its command is missing.
 */
import './pinned-node.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!existsSync('dist-server/backup.js')) {
  const { status } = spawnSync(process.execPath, ['server/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../dist-server/backup.js' as string);
