import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResidentMemory } from '../../scripts/bench/servers.ts';
import { buildForTests, type ChildServer, startChild } from './child-server.ts';
import { largeSite } from './large-site.ts';
import { full } from './sizes.ts';

/** Limit of the whole server in MB. Node itself, the forms and the mails take 115 of it. */
const maxMemory = 200;
const rounds = full ? 3 : 1;
const atOnce = 16;

const folder = mkdtempSync(join(tmpdir(), 'larkfield-memory-'));
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
beforeAll(async () => {
  await buildForTests();
});
afterAll(() => {
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Requests a page without decompression and discards it. Resolves with an error message, or ''. */
const requestPage = (url: string, coding: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': coding } }, (answer) => {
      const { statusCode, headers } = answer;
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      answer.on('end', () => {
        const isWhole = statusCode === 200 && bytes === Number(headers['content-length']);
        const isPacked = (headers['content-encoding'] ?? 'identity') === coding;
        resolve(isWhole && isPacked ? '' : `${url} in ${coding}: ${statusCode}, ${bytes} bytes`);
      });
    });
    sent.on('error', reject);
    sent.end();
  });

async function requestAll({ url }: ChildServer, paths: string[], coding: string): Promise<void> {
  const left = [...paths];
  const wrong: string[] = [];
  const visitor = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const found = await requestPage(url + path, coding);
      if (found) wrong.push(found);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  expect(wrong).toEqual([]);
}

// The memory of a process is known on Linux only.
test.skipIf(Number.isNaN(readResidentMemory(process.pid))).each(full ? [680, 5000] : [1500])(
  'after requests for all of %i pages in all encodings the server takes less than 200 MB',
  async (count) => {
    const site = largeSite(count);
    try {
      const server = await startChild({ DATA_DIR: folder, SITE_DIR: site.folder });
      for (let round = 0; round < rounds; round += 1)
        for (const coding of ['br', 'gzip', 'identity'])
          await requestAll(server, site.paths, coding);
      const memory = readResidentMemory(server.child.pid ?? 0);
      process.stdout.write(`${count} pages, all asked for: ${memory.toFixed(0)} MB\n`);
      expect(memory).toBeLessThan(maxMemory);
      expect(await server.end('SIGTERM')).toBe(0);
    } finally {
      site.remove();
    }
  },
);
