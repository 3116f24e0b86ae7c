import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { z } from 'zod';

/**
 * Regular expressions that visitors' input reaches, some of them before any limit: one that needs
 * more than linear time for hostile input blocks the whole server.
 */

interface Pattern {
  where: string;
  source: string;
  flags: string;
}

const ownFiles = () =>
  globSync('server/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path));

/** Lists the server's files and every file of the project that they import. */
function reached(): string[] {
  const paths = ownFiles();
  const seen = new Set(paths);
  for (const path of paths) {
    const { module } = parseSync(path, readFileSync(path, 'utf8'));
    const named = [
      ...module.staticImports.map((found) => found.moduleRequest.value),
      ...module.staticExports.flatMap((found) =>
        found.entries.map((entry) => entry.moduleRequest?.value ?? ''),
      ),
    ];
    for (const local of named.filter((name) => name.startsWith('.'))) {
      const target = join(dirname(path), local);
      if (!seen.has(target)) {
        seen.add(target);
        paths.push(target);
      }
    }
  }
  return paths;
}

function patternsOf(path: string): Pattern[] {
  const patterns: Pattern[] = [];
  const { program, errors } = parseSync(path, readFileSync(path, 'utf8'));
  expect(errors).toEqual([]);
  const composed = (callee: { type: string }) =>
    'name' in callee && callee.name === 'RegExp'
      ? [{ where: path, source: '(composed)', flags: '' }]
      : [];
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      patterns.push({ where: path, source: pattern, flags });
    },
    NewExpression: ({ callee }) => patterns.push(...composed(callee)),
    CallExpression: ({ callee }) => patterns.push(...composed(callee)),
  }).visit(program);
  return patterns;
}

const libraries: Pattern[] = [
  { where: 'zod, e-mail', source: z.regexes.email.source, flags: z.regexes.email.flags },
];
const patterns = [...reached().flatMap(patternsOf), ...libraries];

test('patterns of the server and of the form schemas are found', () => {
  const places = new Set(patterns.map((pattern) => pattern.where));
  expect(places).toContain('server/file-name.ts');
  expect(places).toContain('src/forms/clean-phone.ts');
  expect(patterns.length).toBeGreaterThan(20);
});

test('no pattern is built at run time, which this test could not check', () => {
  expect(patterns.filter((pattern) => pattern.source === '(composed)')).toEqual([]);
});

/**
 * Limits in steps and a fixed seed: the result depends on no clock. Repetitions up to a thousand
 * are proved; only patterns with lookaround are fuzzed instead.
 */
const bySteps = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  maxRepeatCount: 1000,
  randomSeed: 1,
} as const;

test('every pattern takes linear time for any input', async () => {
  // Its other back ends are native programs, which not every machine can run.
  process.env.RECHECK_BACKEND = 'pure';
  const { checkSync } = await import('recheck');
  const check = ({ where, source, flags }: Pattern) => {
    const verdict = checkSync(source, flags, bySteps);
    if (verdict.status === 'safe') return [];
    const why = verdict.status === 'vulnerable' ? verdict.complexity.summary : verdict.status;
    return [`${where}: /${source}/${flags} is ${why}`];
  };
  for (const source of ['[. ]+$', '(?!b)[. ]+$'])
    expect(check({ where: 'a file name, once', source, flags: '' })).toHaveLength(1);
  expect(patterns.flatMap(check)).toEqual([]);
});
