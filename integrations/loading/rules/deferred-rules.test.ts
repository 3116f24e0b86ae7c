import { expect, test } from 'vitest';
import { deferredRules } from './deferred-rules.ts';
import { readSheet } from './sheet.ts';

const deferred = (css: string, ...words: string[]) =>
  deferredRules([readSheet(css)], new Set(words));

test.each([
  ['no class', 'button:hover{color:red}'],
  ['a hovered class', '.list:hover{color:red}'],
  ['nested classes', '.list .item:active{color:red}'],
  ['a class or another', ':is(.other,.list){color:red}'],
  ['the lack of a class', '.list:not(.other){color:red}'],
  ['a hovered parent', '.item:is(:where(.other):hover *){color:red}'],
  ['a transition', '.list{transition:color .2s}'],
  ['print styles', '@media print{.list{color:red}}'],
  ['styles without script', '@media (scripting:none){.list{color:red}}'],
  ['a face', '@font-face{font-family:a;src:url(a.woff2)}'],
  ['a class with quotes', '.before\\:content-\\[\\\'a\\\'\\]:before{content:"a"}'],
  ['an invalid selector', '.list::%{color:red}'],
])('keeps the rule of %s', (_, css) => {
  expect(deferred(css, 'list', 'item')).toBe(css);
});

test.each([
  ['another class', '.other{color:red}'],
  ['a class within another', '.other .item{color:red}'],
  ['a required other class', '.list:where(.other){color:red}'],
  ['unused keyframes', '@keyframes turn{to{opacity:0}}'],
])('drops the rule of %s', (_, css) => {
  expect(deferred(css, 'list', 'item')).toBe('');
});

test('keeps the selectors of a list that the page can use', () => {
  expect(deferred('.list,.other{color:red}', 'list')).toBe('.list{color:red}');
});

test('keeps custom properties that a rule, the page or a script reads', () => {
  const theme = ':root{--a:1;--b:var(--c);--c:2;--d:3;--e:4}';
  expect(deferred(`${theme}.list{top:var(--a);left:var(--b)}`, 'list', '--d')).toBe(
    ':root{--a:1;--b:var(--c);--c:2;--d:3}.list{top:var(--a);left:var(--b)}',
  );
});

test('keeps keyframes that a script names', () => {
  const frames = '@keyframes turn{to{opacity:0}}';
  expect(deferred(frames, 'turn')).toBe(frames);
});

test('stylesheets and layers keep their order, including empty layers', () => {
  const [one, two] = ['@layer a{.other{top:0}}@layer b{.list{top:0}}', '@layer a{.list{top:1px}}'];
  expect(deferredRules([readSheet(one), readSheet(two)], new Set(['list']))).toBe(
    '@layer a;@layer b{.list{top:0}}@layer a{.list{top:1px}}',
  );
});
