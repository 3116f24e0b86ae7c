import { spawnSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { didYouMean } from '../src/content/closest.ts';
import { installMissing, type Requirement, requirements } from './requirements.ts';

const isTest = (file: string) => /\.(test\.tsx?|spec\.ts)$/.test(file);
const isSpec = (file: string) => file.endsWith('.spec.ts');

/**
 * Returns the tests of an argument: the test file itself, all tests in a folder, or the test beside
 * a source file.
 */
function testsOf(target: string): string[] {
  const path = target.replace(/^\.\//, '').replace(/\/$/, '');
  if (!existsSync(path)) return [];
  if (statSync(path).isDirectory()) return globSync(`${path}/**/*.{test,spec}.{ts,tsx}`);
  if (isTest(path)) return [path];
  return globSync(path.replace(/\.tsx?$/, '{.sample,}.test.{ts,tsx}'));
}

const allTests = () =>
  globSync('{src,server,scripts,integrations,art,tests}/**/*.{test,spec}.{ts,tsx}');

/** Returns the programs and fonts that the tests need, besides Node. */
function requirementsOf(tests: readonly string[]): Requirement[] {
  const hasTestsIn = (folder: string) => tests.some((file) => file.startsWith(`tests/${folder}/`));
  const names = new Set<Requirement['name']>();
  if (tests.some(isSpec) || hasTestsIn('installed-components'))
    names.add('Chromium').add('Liberation fonts');
  if (hasTestsIn('reliability')) names.add('PostgreSQL');
  if (hasTestsIn('deploy')) for (const { name } of requirements) names.add(name);
  return requirements.filter(({ name }) => names.has(name));
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
  const optionsIndex = args.findIndex((arg) => arg.startsWith('-'));
  const targets = optionsIndex === -1 ? args : args.slice(0, optionsIndex);
  const options = optionsIndex === -1 ? [] : args.slice(optionsIndex);
  for (const target of targets) {
    if (testsOf(target).length > 0) continue;
    process.stderr.write(`There is no test in ${target}.${didYouMean(target, allTests())}\n`);
    return 2;
  }
  const tests = [...new Set(targets.flatMap(testsOf))];
  for (const { name, debianPackage } of installMissing(requirementsOf(tests))) {
    process.stderr.write(
      `Some of these tests need ${name}: install it (Debian: ${debianPackage}).\n`,
    );
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
  const failedCommand = commands.find(
    ([program = '', ...programArgs]) =>
      spawnSync(program, programArgs, { stdio: 'inherit' }).status !== 0,
  );
  return failedCommand ? 1 : 0;
}
