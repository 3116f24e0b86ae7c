/** The units of systemd: valid, confined, and calling commands that exist. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '../../server/env.ts';
import { adaptRecipe } from './adapt-recipe.ts';
import { testFolder } from './test-folder.ts';

const folder = testFolder('units');
const services = globSync('deploy/*.service').map((file) => basename(file));
const timers = globSync('deploy/*.timer').map((file) => basename(file));

/** Exposure that `systemd-analyze security` grants, times ten: 10 of 100 and less is "safe". */
const maxExposure = '15';

/** Copies a unit, with commands that this machine has: its reader's are in /srv/larkfield. */
function install(name: string, as = name): string {
  const text = readFileSync(join('deploy', name), 'utf8');
  const file = join(folder, as);
  mkdirSync(folder, { recursive: true });
  const isService = name.endsWith('.service');
  const commands = `${process.cwd()}/deploy/bin/`;
  writeFileSync(file, isService ? adaptRecipe(text, [['/srv/larkfield/bin/', commands]]) : text);
  return file;
}

const analyze = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
};

test('there are units for the server, old leads and backups', () => {
  const names = ['larkfield-backup', 'larkfield-prune'];
  expect(timers.toSorted()).toEqual(names.map((name) => `${name}.timer`));
  expect(services.toSorted()).toEqual([...names, 'larkfield'].map((name) => `${name}.service`));
});

test('systemd finds no mistake in them', () => {
  const files = [...services, ...timers].map((name) => install(name));
  expect(analyze('verify', ...files)).toEqual({ status: 0, output: '' });
});

test('the unit of the server is one of several processes as well', () => {
  install('larkfield.service', 'larkfield@.service');
  const instance = join(folder, 'larkfield@4322.service');
  expect(analyze('verify', instance)).toEqual({ status: 0, output: '' });
});

test.each(services)('%s may do little', (name) => {
  const options = ['--offline=true', `--threshold=${maxExposure}`];
  const { status, output } = analyze('security', ...options, install(name));
  expect([status, status === 0 ? '' : output]).toEqual([0, '']);
});

test('they call commands of the server folder', () => {
  for (const name of services) {
    const text = readFileSync(join('deploy', name), 'utf8');
    const called = /^ExecStart=\/srv\/larkfield\/bin\/([\w-]+)/m.exec(text)?.[1];
    expect(readdirSync('deploy/bin')).toContain(called);
  }
});

test('the settings file is accepted, also with all lines that are commented out', () => {
  const lines = readFileSync('deploy/larkfield.env', 'utf8').split('\n');
  const read = (from: string[]) =>
    readEnv(
      Object.fromEntries(
        from.flatMap((line) => {
          const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
          return name === undefined ? [] : [[name, value?.replace(/^"(.*)"$/, '$1')]];
        }),
      ),
    );
  expect(read(lines)).toMatchObject({ TRUST_PROXY: 1, SITE_URL: 'https://www.example.com' });
  expect(read(lines.map((line) => line.replace(/^#(?=[A-Z_]+=)/, '')))).toMatchObject({
    RATE_LIMIT_STORE: 'postgres',
  });
});
