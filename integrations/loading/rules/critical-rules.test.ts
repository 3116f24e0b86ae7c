import { expect, test } from 'vitest';
import { parsePage } from '../parsed-page.ts';
import { criticalRules } from './critical-rules.ts';
import { firstScreenOf } from './first-screen.ts';
import { readSheet } from './sheet.ts';

const page = (body: string, root = '') =>
  `<!doctype html><html ${root}><head><title>a</title></head><body>${body}</body></html>`;

/** Returns the rules of a page whose first screen ends at an offset. */
const rulesAbove = (
  html: string,
  end: number,
  ...sheets: readonly { css: string; keepsAllRules?: boolean }[]
) =>
  criticalRules(
    sheets.map(({ css, keepsAllRules = false }) => ({ root: readSheet(css), keepsAllRules })),
    firstScreenOf(parsePage(html), end),
    html.slice(0, end),
  );

const rules = (css: string, body: string, root?: string) =>
  rulesAbove(page(body, root), Number.POSITIVE_INFINITY, { css });

const list =
  '<ul class="list"><li class="item [&amp;_svg]:size-4"><svg></svg></li><li></li></ul><dialog open class="box"></dialog>';

test.each([
  ['a class', '.list{margin:0}'],
  ['a selector within :is()', ':is(.list,.other)>.item{margin:0}'],
  ['a selector within :where()', ':where(.list>:not(:last-child)){margin:0}'],
  ['a nested part', '.\\[\\&_svg\\]\\:size-4 svg{width:1rem}'],
  ['a state of the page', ':where(html[data-stuck]) .list{top:0}'],
  ['a negated state', ':where(html:not([data-stuck])) .list{top:0}'],
  ['an attribute set by a script', ':where(.list[data-playing])>.item{top:0}'],
  ['an element in :has()', '.list:has(>.item:focus-visible){top:0}'],
  ['an attribute of the root', '[data-theme=own] .list{color:red}'],
  ['a pseudo-element', '.item:before{content:"a"}'],
  ['an open dialog', '.box[open]:not(:popover-open){top:0}'],
  ['its backdrop', '::backdrop{color:red}'],
  ['a place among siblings', '.list li:nth-child(2){top:0}'],
])('keeps the rule of %s', (_, css) => {
  expect(rules(css, list, 'data-theme="own"')).toBe(css);
});

test.each([
  ['a class', '.other{margin:0}'],
  ['a selector within :is()', ':is(.other,.more)>.item{margin:0}'],
  ['a selector within :where()', ':where(.other>:not(:last-child)){margin:0}'],
  ['a nested part', '.item .\\[\\&_b\\]\\:size-4 b{width:1rem}'],
  ['another look', '[data-theme=another] .list{color:red}'],
  ['an element in :has()', '.list:has(>.other){top:0}'],
  ['a place among siblings', '.list li:nth-child(3){top:0}'],
  ['a negated element', '.list:not(ul){top:0}'],
  ['a field', '::placeholder{color:red}'],
  ['a shadow host', ':host{color:red}'],
  ['a hovered element', '.item:hover{color:red}'],
  ['print styles', '@media print{.list{top:0}}'],
  ['styles without script', '@media (scripting:none){.list{top:0}}'],
  ['a transition', '.item{transition:top .2s;transition-duration:1s}'],
  ['a whole face', '@font-face{font-family:a;src:url(a.woff2)}'],
])('drops the rule of %s that does not apply', (_, css) => {
  expect(rules(css, list, 'data-theme="own"')).toBe('');
});

test('a rule keeps its matching selectors, in order', () => {
  const css =
    '.item,.other{top:0}.list{top:1px}@media (width>=48rem){.item{top:2px}.other{top:3px}}';
  expect(rules(css, list)).toBe('.item{top:0}.list{top:1px}@media (width>=48rem){.item{top:2px}}');
});

test('layers keep their order if one is empty', () => {
  const css = '@layer base{.other{top:0}}@layer components;@layer utilities{.item{top:0}}';
  expect(rules(css, list)).toBe('@layer base;@layer components;@layer utilities{.item{top:0}}');
});

test('adjacent blocks with the same media query are merged, others stay separate', () => {
  const wide = (inner: string) => `@media (width>=48rem){${inner}}`;
  const css = `${wide('.item{top:0}')}${wide('.list{top:0}')}.list{left:0}${wide('.box{top:0}')}`;
  expect(rules(css, list)).toBe(
    `${wide('.item{top:0}.list{top:0}')}.list{left:0}${wide('.box{top:0}')}`,
  );
});

test('a custom property stays if it is read, directly or through another one', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}.item{margin:var(--a)}';
  expect(rules(css, `${list}<p style="top:var(--d)"></p>`)).toBe(
    ':root{--a:var(--b);--b:1px;--d:3px}.item{margin:var(--a)}',
  );
});

test('keyframes stay if an animation names them', () => {
  const frames = (name: string) => `@keyframes ${name}{0%{top:var(--from)}}`;
  const css = `${frames('in')}${frames('out')}:root{--from:0}.item{animation:in 1s}.other{animation:out 1s}`;
  expect(rules(css, list)).toBe(`${frames('in')}:root{--from:0}.item{animation:in 1s}`);
});

test('a registered property stays if it is read and can have a value', () => {
  const bare = '@property --x{syntax:"*";inherits:false}';
  const initial = '@property --y{syntax:"*";inherits:false;initial-value:0}';
  const reset = '*{--x:initial;--y:0}';
  const read = '.item{translate:var(--x,) var(--y)}';
  expect(rules(`${reset}${bare}${initial}${read}`, list)).toBe(`*{--y:0}${initial}${read}`);
  const all = `${reset}${bare}${initial}${read}.list{--x:1px}`;
  expect(rules(all, list)).toBe(`*{--x:initial;--y:0}${bare}${initial}${read}.list{--x:1px}`);
  expect(rules(`${reset}${bare}${initial}`, list)).toBe('');
});

test('a selector that cannot be parsed is kept', () => {
  expect(rules('.item[=]{top:0}', list)).toBe('.item[=]{top:0}');
});

const above = '<h1 class="hero pad">A</h1>';
const below = '<p class="deep pad" style="top:var(--styled)">B</p><p>C</p>';

/** Returns the rules of a page whose first screen is its heading. */
function ofFirstScreen(...sheets: { css: string; keepsAllRules?: boolean }[]) {
  const html = page(`<main>${above}${below}</main>`);
  return rulesAbove(html, html.indexOf(below), ...sheets);
}

test('rules of the rest of the page are left out', () => {
  const css = '.hero{top:0}.deep{top:1px}.pad{color:red}.other{top:2px}';
  expect(ofFirstScreen({ css })).toBe('.hero{top:0}.pad{color:red}');
});

test('closed panels are not in the first screen, wherever they are', () => {
  const css = '.box{top:0}.in{top:1px}.bar{top:2px}';
  const panels =
    '<dialog class="box"><p class="in"></p></dialog><div popover class="box"></div><dialog open class="bar"></dialog>';
  expect(rules(css, panels)).toBe('.bar{top:2px}');
});

test('the rest of the page counts for selectors: what follows an element, and what comes before it', () => {
  const css = 'main>:not(:last-child){top:0}dialog+.item{top:1px}';
  const html = page(`<dialog></dialog><p class="item"></p><main>${above}${below}</main>`);
  expect(rulesAbove(html, html.indexOf(below), { css })).toBe(css);
});

test('a whole stylesheet keeps what only the rest of the page reads', () => {
  const theme = '[data-theme=own]{--a:1px;--b:2px}';
  const css = '.hero{top:var(--a)}.deep{top:var(--b)}';
  expect(ofFirstScreen({ css: theme, keepsAllRules: true }, { css })).toBe(
    `${theme}.hero{top:var(--a)}`,
  );
});

test('all layers are declared in order', () => {
  const css = '@layer a,b;@layer b{.deep{top:0}}@layer a{.pad{top:1px}}';
  expect(ofFirstScreen({ css })).toBe('@layer a,b;@layer b;@layer a{.pad{top:1px}}');
});
