/**
 * `npm run leads -- …`: manages what visitors have sent. Builds the server if its CLI is missing.
 */
import './pinned-node.ts';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

if (!existsSync('dist-server/leads.js')) {
  const { status } = spawnSync(process.execPath, ['server/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('../dist-server/leads.js' as string);
