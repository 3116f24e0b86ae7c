/**
 * Starts the built site for the browser tests: its own data folder, mail as files, no limit that a
 * test would run into. `node scripts/e2e-server.ts PORT`.
 */
import './pinned-node.ts';
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const port = process.argv[2];
if (!port) throw new Error('Say at which port: node scripts/e2e-server.ts PORT');
const dataDir = 'test-results/e2e-data';
rmSync(dataDir, { recursive: true, force: true });

const server = spawn(process.execPath, ['dist-server/main.js'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: port,
    DATA_DIR: dataDir,
    SITE_URL: `http://localhost:${port}`,
    RATE_LIMIT: '0',
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 0));
