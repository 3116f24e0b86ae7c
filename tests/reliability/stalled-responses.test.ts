import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildForTests, smallSite, startChild } from './child-server.ts';
import { testKey } from './test-key.ts';
import { peakMemory } from './upload-load.ts';
import { waitFor } from './wait-for.ts';

/** Connections of one address, a few below the limit. */
const readers = 250;
const site = smallSite();
const folder = mkdtempSync(join(tmpdir(), 'larkfield-unread-'));

/** Creates text of so many bytes that does not compress to nothing. */
function text(bytes: number): string {
  let letters = '';
  for (let turn = 0; letters.length < bytes; turn += 1)
    letters += createHash('sha512').update(String(turn)).digest('base64');
  return letters.slice(0, bytes);
}
/** One file that is far larger than pages, like the registry list. */
const list = JSON.stringify({ list: text(2_700_000) });

beforeAll(async () => {
  writeFileSync(join(site.folder, 'list.json'), list);
  writeFileSync(join(site.folder, 'film.mp4'), Buffer.from(text(6_000_000)));
  for (let page = 0; page < readers; page += 1)
    writeFileSync(
      join(site.folder, `page/long-${page}.html`),
      `<!doctype html><title>${page}</title>${text(300_000)}`,
    );
  await buildForTests();
});
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true, force: true });
});

const start = () =>
  startChild({
    SITE_DIR: site.folder,
    DATA_DIR: mkdtempSync(join(folder, 'data-')),
    ALTCHA_HMAC_KEY: testKey,
    LOG_LEVEL: 'error',
  });

/** Requests paths on one connection (pipelined), and reads nothing. */
function pipeline(url: string, paths: readonly string[]): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  const head = 'HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n';
  socket.write(paths.map((path) => `GET ${path} ${head}`).join(''));
  return socket;
}

/** Waits until the server has accepted a connection: some bytes are read, or it is closed. */
async function takenUp(socket: Socket): Promise<void> {
  await new Promise((resolve) => {
    socket.once('data', resolve).once('close', resolve).resume();
  });
  socket.pause();
}

/** Sends requests on one connection after another, each when the previous one has its first bytes. */
async function requestInTurn(url: string, asked: readonly string[][]): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (const paths of asked) {
    const socket = pipeline(url, paths);
    sockets.push(socket);
    await takenUp(socket);
  }
  return sockets;
}

/** Counts the file descriptors of a process; known on Linux only. */
function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  const target = (name: string) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return '';
    }
  };
  return readdirSync(folder).filter((name) => target(name).startsWith('socket:')).length;
}

const many = (paths: (index: number) => string[]) =>
  Array.from({ length: readers }, (_, index) => paths(index));

// The peak memory of a process is known on Linux only. Most of the time is waiting for timeouts:
// several tests wait in parallel.
const onLinux = test.skipIf(process.platform !== 'linux').concurrent;

onLinux.each([
  ['one large file', many(() => ['/list.json'])],
  ['as many long pages', many((index) => [`/page/long-${index}`])],
  ['films', many(() => ['/film.mp4'])],
  ['ten answers each at once', many(() => Array(10).fill('/list.json'))],
])(
  '250 connections of one visitor that ask for %s and do not read are cut off, below 320 MB',
  async (_, asked) => {
    const server = await start();
    const pid = server.child.pid ?? 0;
    const atRest = openSockets(pid);
    const sockets = await requestInTurn(server.url, asked);
    // Other clients are served meanwhile.
    const other = await fetch(`${server.url}/list.json`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(await other.text()).toBe(list);
    // The connection that was just served may idle for a while.
    await waitFor('the server to end all of them', () => openSockets(pid) <= atRest + 1);
    expect(peakMemory(pid)).toBeLessThan(320);
    for (const socket of sockets) socket.destroy();
    expect(await server.end('SIGTERM')).toBe(0);
  },
);

onLinux.each(['/page/long-1', '/page/about-us', '/list.json', '/healthz', '/nowhere'])(
  '250 connections that ask a thousand times at once for %s are cut off, and the server lives below 320 MB',
  async (path) => {
    const server = await start();
    const pid = server.child.pid ?? 0;
    const atRest = openSockets(pid);
    // The server gets all of them at the same moment.
    server.child.kill('SIGSTOP');
    const sockets = Array.from({ length: readers }, () =>
      pipeline(server.url, Array(1000).fill(path)),
    );
    await waitFor('all to be sent', () =>
      sockets.every((socket) => !socket.connecting && socket.writableLength === 0),
    );
    server.child.kill('SIGCONT');
    // Until then few connections are open, too.
    await Promise.all(sockets.map(takenUp));
    const ended = () => server.child.exitCode ?? server.child.signalCode;
    await waitFor(
      'the server to end all of them, or itself',
      () => ended() !== null || openSockets(pid) <= atRest,
    );
    expect(ended(), server.output()).toBeNull();
    expect(peakMemory(pid)).toBeLessThan(320);
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
    for (const socket of sockets) socket.destroy();
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
