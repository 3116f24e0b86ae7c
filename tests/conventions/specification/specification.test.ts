import { expect, test } from 'vitest';
import { testsOfRules } from './rule-tests.ts';
import { ruleGroups } from './rules.ts';

const rules = ruleGroups.flatMap((group) => group.rules);
const tests = testsOfRules();

test('every rule has an id of its own, and a test that names it', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.filter((id) => !tests.has(id))).toEqual([]);
});

test('no test names a rule that there is not', () => {
  const ids = new Set(rules.map(({ id }) => id));
  expect([...tests].filter(([id]) => !ids.has(id))).toEqual([]);
});

/** Returns a link to a file, relative to `docs/`. */
const linkTo = (file: string) => `[${file.split('/').at(-1)}](../${file})`;

test('docs/specification.md says each rule and where it is tested (-u writes it anew)', async () => {
  const groups = ruleGroups.map(({ heading, rules: own }) => {
    const lines = own.map(
      ({ id, rule }) => `- **${id}** ${rule} ${(tests.get(id) ?? []).map(linkTo).join(', ')}`,
    );
    return [`## ${heading}`, '', ...lines].join('\n');
  });
  const text = [
    '# What the specification asks, rule by rule',
    'Written by `npx vitest run tests/conventions/specification -u` from `tests/conventions/specification/rules.ts` and the ids in the titles of tests: change it there. Where a rule is read in its sense rather than by its letter, [decision 31](decisions/0031-deviations-from-the-specification.md) says so. The specification itself is not in this repository: these are its rules in our words.',
    ...groups,
  ].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../../docs/specification.md');
});
