/**
 * The content of the container image, as `scripts/image-tree.ts` writes it for the Dockerfile: it
 * runs from this folder alone, as a user without rights, on a read-only file system.
 */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { folderSize } from '../../scripts/deploy/folder-size.ts';
import { freePort } from '../../scripts/free-port.ts';
import { readEnv } from '../../server/env.ts';
import { startPostgres } from '../reliability/postgres.ts';
import { startSmtpSink } from '../reliability/smtp-sink.ts';
import { feedbackPath, person } from '../reliability/test-api.ts';
import { waitFor } from '../reliability/wait-for.ts';
import { receiverKey, startWebhookReceiver } from '../reliability/webhook-receiver.ts';
import { interpolate, readCompose, siteSettings } from './compose.ts';
import { type ConfinedProgram, runConfined, strangerId } from './confined.ts';
import { namesIn } from './lead-names.ts';
import { testFolder } from './test-folder.ts';

/** Bytes of the image beside the pages: server, commands. */
const maxServerSize = 10_000_000;

const folder = testFolder('image');
const tree = join(folder, 'app');
const command = (name: string) => join(tree, 'bin', name);
const dockerfile = readFileSync('Dockerfile', 'utf8');

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/image-tree.ts', tree, '--node']);
});

const running: ConfinedProgram[] = [];
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** Creates a data folder that belongs to the user of the image. */
function dataFolder(name: string): string {
  const data = join(folder, name);
  mkdirSync(data);
  chownSync(data, strangerId, strangerId);
  return data;
}

/** Variables that the Dockerfile sets, but for the PATH. */
const imageSettings = (): Record<string, string> => {
  const line = /^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '';
  const pairs = line.split(' ').map((pair) => pair.split('='));
  return Object.fromEntries(pairs.filter(([name]) => name !== 'PATH'));
};

interface Container {
  url: string;
  server: ConfinedProgram;
  /** Runs a command of the image beside the server, as `docker exec` does. */
  exec: (name: string, ...args: string[]) => Promise<{ code: number | null; output: string }>;
}

/** Starts the image's command with its settings and those given. */
async function startContainer(
  writable: string,
  change: Record<string, string>,
): Promise<Container> {
  const port = String(await freePort());
  const settings = { ...imageSettings(), ...change, DATA_DIR: writable, PORT: port };
  const server = runConfined([command('serve')], { writable, settings });
  running.push(server);
  await waitFor('the server to start', () => {
    if (server.child.exitCode !== null) throw new Error(`It ended:\n${server.output()}`);
    return server.output().includes('Site  ');
  });
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    exec: async (name, ...args) => {
      const program = runConfined([command(name), ...args], { writable, settings });
      return { code: await program.ended, output: program.output() };
    },
  };
}

/** Posts the contact form as a browser without script does. */
const post = (url: string, name: string) =>
  fetch(url + feedbackPath, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', origin: url, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ ...person, name }),
  });

test('the image has the pages, the server and its commands, and no package', () => {
  expect(readdirSync(tree).sort()).toEqual(['bin', 'dist', 'dist-server']);
  const server = readdirSync(join(tree, 'dist-server'));
  expect(server).toEqual(expect.arrayContaining(['main.js', 'leads.js', 'sqlite-worker.js']));
  expect(server.filter((name) => !name.endsWith('.js'))).toEqual(['package.json']);
  const commands = readdirSync(join(tree, 'bin')).filter((name) => name !== 'node');
  expect(commands.sort()).toEqual(['backup', 'healthcheck', 'leads', 'serve']);
  const node = folderSize(join(tree, 'bin'));
  const size = folderSize(tree) - folderSize(join(tree, 'dist')) - node;
  expect(size).toBeLessThan(maxServerSize);
  // The same bytes as the build's, no more and no less.
  expect(folderSize(join(tree, 'dist'))).toBe(folderSize('dist'));
});

test('the Dockerfile copies this folder alone, leaves root, and calls commands of it', () => {
  const final = dockerfile.split(/^FROM /m).at(-1) ?? '';
  expect(final.match(/^COPY .*$/gm)).toEqual(['COPY --from=build /image /app']);
  expect(dockerfile).toContain('node scripts/image-tree.ts /image');
  expect(final).toMatch(/^USER node$/m);
  expect(final).toContain('PATH=/app/bin:$PATH');
  const called = [...final.matchAll(/CMD \["([^"]+)"\]/g)].map(([, name]) => name);
  expect(called).toEqual(['healthcheck', 'serve']);
  expect(readdirSync('deploy/bin')).toEqual(expect.arrayContaining(called));
  expect(readEnv(imageSettings())).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: '/data' });
});

// A read-only file system for one program needs a mount namespace, and that needs root.
const asRoot = test.skipIf(process.getuid?.() !== 0);

asRoot(
  'it serves, stores a lead, lists it, backs it up and stops, writing to its data alone',
  async () => {
    const data = dataFolder('data');
    const { url, server, exec } = await startContainer(data, {});
    const home = await fetch(url);
    expect([home.status, (await home.text()).includes('<h1')]).toEqual([200, true]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await exec('healthcheck')).toEqual({ code: 0, output: '' });
    expect((await post(url, 'Ann of the image')).status).toBe(303);
    const list = await exec('leads', 'list');
    expect(list).toMatchObject({ code: 0, output: expect.stringContaining('Ann of the image') });
    const backup = await exec('backup', join(data, 'backups'));
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('Backed up to') });
    expect(server.output()).not.toContain('pages stay in memory');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect((await exec('healthcheck')).code).toBe(1);
  },
);

/** Writes a file of LEADS_CONFIG with one webhook. @returns the variables of `.env` for it */
function writeLeadsConfig(url: string): Record<string, string> {
  const file = join(folder, 'leads.config.mjs');
  const webhook = `{ name: 'crm', format: 'json', url: '${url}', secret: { env: 'CRM_WEBHOOK_SECRET' } }`;
  writeFileSync(file, `export const leadsConfig = { webhooks: [${webhook}] };\n`);
  const secret = `whsec_${receiverKey.toString('base64')}`;
  return { LEADS_CONFIG: file, CRM_WEBHOOK_SECRET: secret };
}

test('compose.yaml passes a file of LEADS_CONFIG on, and without one the variable is unset', () => {
  const { site } = readCompose();
  const mount = site.volumes.find((volume) => volume.startsWith('./leads.config.mjs:'));
  const [, target] = mount?.split(':') ?? [];
  expect(readFileSync('docs/deploy.md', 'utf8')).toContain(`LEADS_CONFIG=${target}`);
  const variable = site.environment['LEADS_CONFIG'] ?? 'missing';
  expect(interpolate(variable, { LEADS_CONFIG: target ?? '' })).toBe(target);
  expect(readEnv({ LEADS_CONFIG: interpolate(variable) }).LEADS_CONFIG).toBeUndefined();
});

asRoot(
  'with the settings of compose.yaml, a lead is in PostgreSQL, its mail at the mail server, and a webhook is called until it accepts',
  async () => {
    const [postgres, sink, receiver] = [
      await startPostgres(),
      await startSmtpSink(),
      await startWebhookReceiver(),
    ];
    closing.push(postgres.stop, sink.stop, receiver.stop);
    const services = readCompose();
    expect(services.site.read_only).toBe(true);
    const settings = {
      ...siteSettings(services, writeLeadsConfig(`${receiver.url}/leads`), {
        databaseUrl: await postgres.freshDatabase(),
        smtpUrl: sink.url,
      }),
      // By default the first gap is half a minute, and the next one two.
      MAIL_RETRY_SECONDS: '1',
    };
    const data = dataFolder('compose');
    let refusals = 2;
    receiver.answer(() => ({ status: refusals-- > 0 ? 500 : 204 }));
    const first = await startContainer(data, settings);
    expect((await post(first.url, 'Ben of Compose')).status).toBe(303);
    await waitFor('the mail', () => sink.mails.length === 1);
    expect(sink.mails[0]?.text).toContain('Ben of Compose');
    await waitFor('the answer to be stored', () =>
      first.server.output().includes('webhook called'),
    );
    const { output } = await first.exec('leads', 'export', '--csv');
    expect(namesIn(output)).toEqual(['Ben of Compose']);
    expect(readdirSync(data)).not.toContain('leads.sqlite');
    first.server.child.kill('SIGTERM');
    expect(await first.server.ended).toBe(0);
    // A call that was due again would come before that of a later lead.
    const second = await startContainer(data, settings);
    expect((await post(second.url, 'Cy of Compose')).status).toBe(303);
    await waitFor('the next lead', () => second.server.output().includes('webhook called'));
    const calls = receiver.calls.map(({ isSigned, isAccepted, body }) => [
      JSON.parse(body).fields.name,
      ...[isSigned, isAccepted],
    ]);
    expect(calls).toEqual([
      ['Ben of Compose', true, false],
      ['Ben of Compose', true, false],
      ['Ben of Compose', true, true],
      ['Cy of Compose', true, true],
    ]);
    expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(2);
  },
);
