import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';
import { ownRules } from './tab-panel-rule.ts';

/** Checks only what the HTML standard requires, no style. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [ownRules],
    extends: ['html-validate:standard'],
    rules: {
      'input-attributes': 'error',
      'no-missing-references': 'error',
      'own/tab-panel': 'error',
    },
  }),
);

/** Returns the violations of a page, one line each. */
async function findings(html: string, path: string): Promise<string[]> {
  const { results } = await checker.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ message, ruleId, selector }) => `${path}: ${message} (${ruleId}, ${selector})`),
  );
}

test.each([
  ['element-permitted-content', '<p>a<style>p { margin: 0 }</style></p>'],
  ['element-permitted-content', '<span><ul><li>a</li></ul></span>'],
  ['valid-autocomplete', '<input type="tel" autocomplete="tel-national">'],
  ['no-missing-references', '<button type="button" aria-controls="nowhere">a</button>'],
  ['own/tab-panel', '<a href="#a" role="tab">a</a><div id="a" role="tabpanel">a</div>'],
])('the checker finds a violation of %s', async (rule, body) => {
  expect((await findings(body, 'example')).join()).toContain(rule);
});

test('every built page conforms to the HTML standard', async () => {
  const lines: string[] = [];
  for (const { path, html } of await builtPages()) lines.push(...(await findings(html, path)));
  expect(lines).toEqual([]);
});
