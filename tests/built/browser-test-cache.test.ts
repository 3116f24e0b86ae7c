import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/*
 * Project of two pages, a form and its browser tests (which open no browser: requests are enough),
 * run by the real script with the real Playwright.
 */

const root = mkdtempSync(join(tmpdir(), 'browser-tests-'));
const cacheHome = join(root, 'cache');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const server = `import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
const pageOf = (url) => 'dist' + url + '.html';
createServer((request, response) => {
  if (request.url === '/readyz' || request.method === 'POST') return response.end('stored');
  if (!existsSync(pageOf(request.url))) return response.writeHead(404).end();
  response.end(readFileSync(pageOf(request.url)));
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
`;
const spec = `import { expect, test } from '../fixtures.ts';
import { word } from './word.ts';
test.use({ quietConsole: [[], { auto: true }] });
for (const path of ['/a', '/b'])
  test(path, async ({ request }) => {
    expect(await (await request.get(path)).text()).toContain(word);
  });
test('the form', async ({ request }) => {
  expect(await (await request.post('/form')).text()).toBe('stored');
});
test('the hour', { tag: '@uncached' }, async ({ request }) => {
  await request.get('/a');
});
`;
const files = {
  'dist/a.html': 'a meadow',
  'dist/b.html': 'a meadow, too',
  'dist-server/main.js': server,
  'tests/e2e/word.ts': "export const word = 'meadow';\n",
  'tests/e2e/pages.spec.ts': spec,
};

beforeAll(() => {
  // The last three decide which tests are left out with their samples.
  for (const name of [
    ...['scripts', 'integrations', 'server', 'package-lock.json', 'package.json'],
    ...['site.config.ts', 'src/content', 'src/page-meta'],
  ])
    cpSync(name, join(root, name), { recursive: true });
  for (const file of ['playwright.config.ts', 'tests/fixtures.ts', 'tests/site-words.ts'])
    write(file, readFileSync(file, 'utf8'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(() => {
  rmSync(cacheHome, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) write(file, text);
});

/**
 * Runs the script with environment variables; returns the numbers of its first line, whether it
 * passed, and the titles of the tests that ran.
 */
function runWith(env: Record<string, string>, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/browser-tests/main.ts', 'browser', 'tests/e2e', ...options],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        XDG_CACHE_HOME: cacheHome,
        // No browser is opened; its version is part of the cache key.
        CHROMIUM: '/bin/true',
        CI: '',
        CI_FRESH: '',
        TEST_SIZE: '',
        ...env,
      },
    },
  );
  const [, ran = '', before = ''] =
    /browser: (\d+) run, (\d+) passed before on the same bytes/.exec(stdout) ?? [];
  const titles = [...stdout.matchAll(/pages\.spec\.ts:\d+:\d+ › (.+?) (?:@|\()/g)];
  return {
    passed: status === 0,
    ran: Number(ran),
    before: Number(before),
    titles: [...new Set(titles.map(([, title]) => title))].sort(),
    output: stdout + stderr,
  };
}

const run = (...options: string[]) => runWith({}, ...options);

test('tests that passed on the same bytes are skipped; @uncached tests always run', () => {
  const first = run();
  expect(first.passed, first.output).toBe(true);
  expect([first.ran, first.before]).toEqual([4, 0]);
  expect(run()).toMatchObject({ passed: true, ran: 1, before: 3, titles: ['the hour'] });
  expect(run('--no-cache')).toMatchObject({ ran: 4, before: 0 });
});

test('a changed page reruns its tests, a changed helper all, a changed server those that post', () => {
  run();
  write('dist/b.html', 'another meadow');
  expect(run()).toMatchObject({ passed: true, titles: ['/b', 'the hour'] });
  write('dist-server/main.js', `${server}// changed`);
  expect(run()).toMatchObject({ passed: true, titles: ['the form', 'the hour'] });
  write('tests/e2e/word.ts', "export const word = 'a meadow'.slice(2);\n");
  expect(run()).toMatchObject({ passed: true, titles: ['/a', '/b', 'the form', 'the hour'] });
});

test('a failure fails the run although all else passed before, and is not cached', () => {
  run();
  write('dist/b.html', 'a parking lot');
  expect(run()).toMatchObject({ passed: false, titles: ['/b', 'the hour'] });
  expect(run()).toMatchObject({ passed: false, titles: ['/b', 'the hour'] });
  write('dist/b.html', files['dist/b.html']);
  expect(run()).toMatchObject({ passed: true, before: 3 });
});

test('a spec edited during its run is not cached in either version', () => {
  const edits = `import { appendFileSync } from 'node:fs';
${spec}test('an edit', () => appendFileSync('tests/e2e/word.ts', '// changed'));
`;
  write('tests/e2e/pages.spec.ts', edits);
  expect(run()).toMatchObject({ passed: true, ran: 5 });
  expect(run()).toMatchObject({ before: 0 });
  write('tests/e2e/word.ts', files['tests/e2e/word.ts']);
  expect(run('--grep', 'form')).toMatchObject({ before: 0 });
});

test('a damaged or deleted cache does no harm', () => {
  run();
  const folder = join(cacheHome, 'larkfield/tests');
  const [first = '', ...others] = readdirSync(folder);
  writeFileSync(join(folder, first), 'garbage');
  expect(others.length).toBeGreaterThan(0);
  expect(run()).toMatchObject({ passed: true, before: 2 });
  rmSync(cacheHome, { recursive: true });
  expect(run()).toMatchObject({ passed: true, ran: 4, before: 0 });
  expect(read('test-results/reports/browser.passed-before.txt')).toBe('');
});

test('a cache that is damaged or deleted during a run does no harm', () => {
  const folder = join(cacheHome, 'larkfield/tests');
  const damage = `import { readdirSync, rmSync, writeFileSync } from 'node:fs';
${spec}const folder = '${folder}';
test('damage', { tag: '@uncached' }, () => {
  if (process.env.DAMAGE === 'garble')
    for (const name of readdirSync(folder)) writeFileSync(folder + '/' + name, 'garbage');
  if (process.env.DAMAGE === 'delete') rmSync(folder, { recursive: true });
});
`;
  write('tests/e2e/pages.spec.ts', damage);
  expect(run()).toMatchObject({ passed: true, ran: 5 });
  write('dist/b.html', 'another meadow');
  // Only the changed page is cached anew; all other entries are garbage.
  expect(runWith({ DAMAGE: 'garble' })).toMatchObject({ passed: true, before: 2 });
  // The other two are cached anew, and the entry of the page is gone with the folder.
  expect(runWith({ DAMAGE: 'delete' })).toMatchObject({ passed: true, before: 1 });
  expect(run()).toMatchObject({ passed: true, titles: ['/b', 'damage', 'the hour'] });
});

test('test:all and CI_FRESH=1 never read the cache', () => {
  run();
  expect(runWith({ CI_FRESH: '1' })).toMatchObject({ passed: true, ran: 4, before: 0 });
  const { scripts } = JSON.parse(read('package.json'));
  const [, name = '', value = ''] = /^(\w+)=(\w+) /.exec(scripts['test:all']) ?? [];
  // Twice: the first run would find nothing in any case, as the size is part of the key.
  for (let turn = 0; turn < 2; turn += 1)
    expect(runWith({ [name]: value })).toMatchObject({ passed: true, ran: 4, before: 0 });
  expect(run()).toMatchObject({ passed: true, before: 3 });
});
