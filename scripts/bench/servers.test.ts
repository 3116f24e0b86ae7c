import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { startSite } from './servers.ts';

test('a server on a port that is taken is not measured', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    await expect(startSite('dist', port)).rejects.toThrow(`Port ${port} is taken`);
  } finally {
    other.close();
  }
});

const server = `import { createServer } from 'node:http';
createServer((_, response) => response.end()).listen(process.env.PORT, '127.0.0.1');
`;

test('a server ends with a run that fails', async () => {
  const root = mkdtempSync(join(tmpdir(), 'servers-'));
  try {
    mkdirSync(join(root, 'dist-server'));
    writeFileSync(join(root, 'dist-server/main.js'), server);
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    const port = await freePort();
    const module = pathToFileURL(resolve('scripts/bench/servers.ts')).href;
    const run = `import { startSite } from '${module}';
const { url } = await startSite('dist', ${port});
throw new Error(url + ' answers, the peer does not');`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', run], {
      cwd: root,
      encoding: 'utf8',
      // For the data folder of the server, which stays.
      env: { ...process.env, TMPDIR: root },
    });
    expect(stderr).toContain(`http://127.0.0.1:${port} answers, the peer does not`);
    expect(status).toBe(1);
    await expect.poll(() => freePort(port).catch(() => 0)).toBe(port);
  } finally {
    rmSync(root, { recursive: true });
  }
});
