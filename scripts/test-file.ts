import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { didYouMean } from '../src/content/closest.ts';
import { installMissing, type Requirement, requirements } from './requirements.ts';

const isTest = (file: string) => /\.(test\.tsx?|spec\.ts)$/.test(file);
const isSpec = (file: string) => file.endsWith('.spec.ts');

/**
 * Returns the tests of an argument: a test file, all in a folder, or the one beside a source file.
 */
function testsOf(named: string): string[] {
  const name = named.replace(/^\.\//, '').replace(/\/$/, '');
  if (!existsSync(name)) return [];
  if (statSync(name).isDirectory()) return globSync(`${name}/**/*.{test,spec}.{ts,tsx}`);
  const beside = name.replace(/\.tsx?$/, '.test.');
  return isTest(name) ? [name] : [`${beside}ts`, `${beside}tsx`].filter((file) => existsSync(file));
}

const all = () => globSync('{src,server,scripts,integrations,art,tests}/**/*.{test,spec}.{ts,tsx}');

/** Returns what the tests need installed, besides Node. */
function neededBy(tests: readonly string[]): Requirement[] {
  const within = (folder: string) => tests.some((file) => file.startsWith(`tests/${folder}/`));
  const needed = new Set<Requirement['name']>();
  if (tests.some(isSpec) || within('installed-components'))
    needed.add('Chromium').add('Liberation fonts');
  if (within('reliability')) needed.add('PostgreSQL');
  if (within('deploy')) for (const { name } of requirements) needed.add(name);
  return requirements.filter(({ name }) => needed.has(name));
}

/** Returns true for tests of the built site. */
const needsBuild = (file: string) =>
  isSpec(file) || (file.startsWith('tests/') && !file.startsWith('tests/conventions/'));

/**
 * `npm test -- FILE… [OPTIONS]`: runs these tests alone. FILE is a test, a folder, or a source file
 * with a test beside it; options go to Vitest or Playwright, whichever runs the test.
 *
 * @returns the exit code
 */
export function testFiles(args: readonly string[]): number {
  const at = args.findIndex((arg) => arg.startsWith('-'));
  const named = at === -1 ? args : args.slice(0, at);
  const options = at === -1 ? [] : args.slice(at);
  for (const name of named) {
    if (testsOf(name).length > 0) continue;
    process.stderr.write(`There is no test in ${name}.${didYouMean(name, all())}\n`);
    return 2;
  }
  const tests = [...new Set(named.flatMap(testsOf))];
  for (const { name, debian } of installMissing(neededBy(tests))) {
    process.stderr.write(`Some of these tests need ${name}: install it (Debian: ${debian}).\n`);
    return 2;
  }
  const commands = [
    ...(tests.some(needsBuild) ? [[process.execPath, 'scripts/build.ts']] : []),
    ...[
      ['node_modules/.bin/vitest', 'run', ...tests.filter((file) => !isSpec(file))],
      ['node_modules/.bin/playwright', 'test', ...tests.filter(isSpec)],
    ]
      .filter(({ length }) => length > 2)
      .map((command) => [...command, ...options]),
  ];
  const failed = commands.find(
    ([program = '', ...rest]) => spawnSync(program, rest, { stdio: 'inherit' }).status !== 0,
  );
  return failed ? 1 : 0;
}
