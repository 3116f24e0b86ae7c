import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs a script from another folder, without the project's binaries on the path. */
function run(script: string, args: string[], env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(process.execPath, [join(process.cwd(), script), ...args], {
    encoding: 'utf8',
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', HOME: '/tmp', ...env },
  });
  return { status, stderr };
}

test('screenshots require a running site and print how to start one', () => {
  const { status, stderr } = run('scripts/screenshots.ts', ['/'], { SITE: 'http://127.0.0.1:9' });
  expect(status).toBe(2);
  expect(stderr).toBe(
    'Nothing answers at http://127.0.0.1:9. Build and start the site in another terminal (npm start), or name one that runs: SITE=http://…\n',
  );
});

test.each(['', '--only browser '])(
  'runs a test by its file, and rejects a wrong name: test.ts %sFILE',
  (options) => {
    const named = options.split(' ').filter((option) => option !== '');
    const wrong = run('scripts/test.ts', [...named, 'src/content/closests.test.ts']);
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('Did you mean "src/content/closest.test.ts"?');
  },
);

/** Files that contain commands to run. */
const guides = globSync(['*.md', 'docs/*.md', 'art/*.md', '.ci/run', 'Dockerfile']);

test.each(guides)('every npm script that %s names exists', (file) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = readFileSync(file, 'utf8').matchAll(/\bnpm run (?:-s )?([\w:-]+)|`run ([\w:-]+)`/g);
  const missing = [...named]
    .map(([, script, cell]) => script ?? cell)
    .filter((name) => !scripts[name ?? '']);
  expect(missing).toEqual([]);
});

test.each(['lint', 'format', 'typecheck', 'check', 'test', 'test:unit', 'test:e2e', 'test:all'])(
  'the table of CONTRIBUTING names the script %s, and how long it takes',
  (name) => {
    const cell = name === 'test' ? '`test`' : `\`run ${name}\``;
    const lines = readFileSync('CONTRIBUTING.md', 'utf8').split('\n');
    const row = lines.find((line) => line.startsWith(`| ${cell} `));
    expect(row).toMatch(/\d (?:s|min)\b[^|]*\|$/);
  },
);

/** Scripts that are called directly: those of package.json, and those with a usage text. */
const called = globSync(['scripts/*.ts', 'scripts/bench/main.ts', 'art/{encode,render}.ts'])
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(
    ({ file, text }) =>
      text.includes(`node ${file}`) || /^\/\*\*\s+(\* )?`npm (run|test|start)/.test(text),
  );

test.each(called)('$file runs under the Node of the project, however it is called', ({ text }) => {
  const [first] = text.match(/^import .*$/m) ?? [];
  expect(first).toMatch(/pinned-node\.ts'|\.\/build\.ts'/);
});

test('the list of scripts is not empty', () => {
  expect(called.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'scripts/build.ts',
      'scripts/dev.ts',
      'scripts/start.ts',
      'scripts/test.ts',
    ]),
  );
});
