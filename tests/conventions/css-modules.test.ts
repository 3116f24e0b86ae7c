import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { localNames } from '../../integrations/css-modules/local-names.ts';

/** Returns the local class names of a module. */
const localsOf = (file: string) => new Set(localNames(readFileSync(file, 'utf8')));

interface Use {
  file: string;
  module: string;
  name: string;
}

const importLine = /import (\w+) from '(\.[^']+\.module\.css)';/g;

/** Returns every `styles.name` of a file; a name that a template puts together is `*`. */
function usesIn(file: string): Use[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(importLine)].flatMap(([, variable = '', path = '']) => {
    const module = posix.join(posix.dirname(file), path);
    const access = new RegExp(`\\b${variable}(?:\\.(\\w+)|\\['([^']+)'\\]|(\\[\`))`, 'g');
    return [...text.matchAll(access)].map(([, plain, quoted, template]) => ({
      file,
      module,
      name: plain ?? quoted ?? (template ? '*' : ''),
    }));
  });
}

const files = globSync('src/**/*.{ts,tsx,astro}').map((file) => file.replaceAll('\\', '/'));
const uses = files.filter((file) => !/\.(?:test|spec)\./.test(file)).flatMap(usesIn);
const modules = globSync('src/**/*.module.css').map((file) => file.replaceAll('\\', '/'));

test('every local that code uses is in its module', () => {
  const locals = new Map(modules.map((file) => [file, localsOf(file)]));
  const missing = uses.filter(({ module, name }) => name !== '*' && !locals.get(module)?.has(name));
  expect(missing.map(({ file, module, name }) => `${file}: ${name} is not in ${module}`)).toEqual(
    [],
  );
});

test('every local of a module is used', () => {
  const unused = modules.flatMap((module) => {
    const own = uses.filter((use) => use.module === module);
    if (own.some(({ name }) => name === '*')) return [];
    const names = new Set(own.map(({ name }) => name));
    return [...localsOf(module)]
      .filter((name) => !names.has(name))
      .map((name) => `${module}: ${name}`);
  });
  expect(unused).toEqual([]);
});

test('outside of themes a global name is one that goes into other projects', () => {
  const wrong = modules.flatMap((module) => {
    const globals = readFileSync(module, 'utf8').matchAll(/:global\(\.([\w-]+)\)/g);
    return [...globals]
      .map(([, name = '']) => name)
      .filter(
        (name) =>
          !/^(?:lf-|swiper|yarl__|footnotes$|sr-only$|container$|link$|measure$|text-|font-)/.test(
            name,
          ),
      )
      .map((name) => `${module}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('no two global stylesheets have rules for one selector, or one animation', () => {
  const owners = new Map<string, Set<string>>();
  const add = (name: string, file: string) =>
    owners.set(name, (owners.get(name) ?? new Set()).add(file));
  const files = globSync('src/**/*.css', { exclude: ['src/**/*.module.css', 'src/themes/**'] });
  for (const file of files) {
    const sheet = postcss.parse(readFileSync(file, 'utf8'));
    sheet.walkAtRules('keyframes', ({ params }) => void add(`@keyframes ${params}`, file));
    sheet.walkRules(({ selectors, parent }) => {
      const isKeyframe =
        parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
      if (!isKeyframe) for (const selector of selectors) add(selector, file);
    });
  }
  // Properties for the whole page.
  owners.delete(':root');
  expect(owners.size).toBeGreaterThan(200);
  const shared = [...owners].filter(([, users]) => users.size > 1);
  expect(shared.map(([name, users]) => `${name}: ${[...users].join(', ')}`)).toEqual([]);
});

test('a registered property is used by its own folder only: its name is global in every project', () => {
  const sources = globSync('src/**/*.{css,ts,tsx,astro}').map((file) => file.replaceAll('\\', '/'));
  const textBySource = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
  const wrong = modules.flatMap((module) =>
    [...(textBySource.get(module) ?? '').matchAll(/@property (--[\w-]+)/g)].flatMap(
      ([, name = '']) => {
        const use = new RegExp(`${name}(?![\\w-])`);
        return sources
          .filter((file) => posix.dirname(file) !== posix.dirname(module))
          .filter((file) => use.test(textBySource.get(file) ?? ''))
          .map((file) => `${file} uses ${name} of ${module}`);
      },
    ),
  );
  expect(wrong).toEqual([]);
});
