import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { didYouMean } from '../src/content/closest.ts';
import { installMissing, type Requirement, requirements } from './requirements.ts';

const isTest = (file: string) => /\.(test\.tsx?|spec\.ts)$/.test(file);
const isSpec = (file: string) => file.endsWith('.spec.ts');

/** Tests that a file or a folder means: itself, those in it, or the one beside it. */
function testsOf(named: string): string[] {
  const name = named.replace(/^\.\//, '').replace(/\/$/, '');
  if (!existsSync(name)) return [];
  if (statSync(name).isDirectory()) return globSync(`${name}/**/*.{test,spec}.{ts,tsx}`);
  const beside = name.replace(/\.tsx?$/, '.test.');
  return isTest(name) ? [name] : [`${beside}ts`, `${beside}tsx`].filter((file) => existsSync(file));
}

const all = () => globSync('{src,server,scripts,integrations,art,tests}/**/*.{test,spec}.{ts,tsx}');

/** What has to be there for some of the tests, beside Node. */
function neededBy(tests: readonly string[]): Requirement[] {
  const browser = tests.some((file) => isSpec(file) || file.startsWith('tests/take-home/'));
  const database = tests.some((file) => file.startsWith('tests/reliability/'));
  return requirements.filter(
    ({ name }) => (name !== 'PostgreSQL' && browser) || (name === 'PostgreSQL' && database),
  );
}

/** Whether tests look at the built site, and not at sources alone. */
const needsBuild = (file: string) =>
  isSpec(file) || (file.startsWith('tests/') && !file.startsWith('tests/budgets/'));

/**
 * `npm test -- FILE…`: runs these tests alone. A file, a folder, or a source that has its test beside
 * it; options after them go to Vitest or Playwright, whichever runs them.
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
