import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapToken } from './captcha-token.ts';
import { buildForTests, type ChildServer, smallSite, startChild } from './child-server.ts';
import { onBothEngines } from './engines.ts';
import { malformedRequest } from './malformed/requests.ts';
import { sendRaw } from './raw-request.ts';
import { full } from './sizes.ts';
import { feedbackPath, person } from './test-api.ts';
import { waitFor } from './wait-for.ts';

const requests = full ? 10_000 : 2_000;
const atOnce = 25;
const warmUp = requests / 10;
const mb = 1024;
const maxGrowth = 64 * mb;

/** Reads the memory of a process in KB. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));

onBothEngines('malformed requests', (fresh) => {
  const site = smallSite();
  let server: ChildServer;
  beforeAll(async () => {
    await buildForTests();
    server = await startChild({
      ...(await fresh()),
      SITE_DIR: site.folder,
      RATE_LIMIT: '0',
      TRUST_PROXY: '1',
      // The limit of `npm start`: a heap without limit grows without need.
      NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=160',
    });
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    site.remove();
  });

  const seed = Number(process.env['FUZZ_SEED'] ?? 4321);
  const batches = (count: number, from: number) =>
    fc.assert(
      fc.asyncProperty(
        fc.array(malformedRequest, { minLength: atOnce, maxLength: atOnce }),
        async (batch) => {
          const answers = await Promise.all(batch.map((request) => sendRaw(server.url, request)));
          const failures = answers.flatMap(({ status, text }, index) =>
            status !== null && status >= 500
              ? [{ text, request: String(batch[index]?.bytes) }]
              : [],
          );
          expect(failures).toEqual([]);
        },
      ),
      // No shrinking: the failing request itself is shown.
      { numRuns: Math.ceil(count / atOnce), seed: from, endOnFailure: true },
    );

  test(`none of ${requests} causes a 500, and memory is released`, async () => {
    // The first requests load what the server imports lazily: React, its pages, its mails.
    await batches(warmUp, seed);
    const pid = server.child.pid ?? 0;
    const before = memoryOf(pid);
    await batches(requests - warmUp, seed + 1);
    expect(server.child.exitCode, server.output().slice(-2000)).toBeNull();
    expect(server.output()).not.toContain('request failed');
    expect(server.output()).not.toContain('database error');
    const answer = await fetch(server.url + feedbackPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, altcha: await cheapToken() }),
    });
    expect(await answer.json()).toMatchObject({ status: 'mail_sent' });
    await waitFor(
      `memory to fall below ${(before + maxGrowth) / mb} MB`,
      () => memoryOf(pid) < before + maxGrowth,
    );
  });
});
