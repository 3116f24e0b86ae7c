import { expect, test } from 'vitest';
import { deferredRules } from './deferred-rules.ts';
import { readSheet } from './sheet.ts';

const late = (css: string, ...words: string[]) => deferredRules([readSheet(css)], new Set(words));

test.each([
  ['no class', 'button:hover{color:red}'],
  ['a class, pointed at', '.list:hover{color:red}'],
  ['classes within', '.list .item:active{color:red}'],
  ['a class or another', ':is(.other,.list){color:red}'],
  ['the lack of a class', '.list:not(.other){color:red}'],
  ['a parent that is pointed at', '.item:is(:where(.other):hover *){color:red}'],
  ['a transition', '.list{transition:color .2s}'],
  ['what is printed', '@media print{.list{color:red}}'],
  ['what holds without script', '@media (scripting:none){.list{color:red}}'],
  ['a face', '@font-face{font-family:a;src:url(a.woff2)}'],
  ['a quoted text', '.before\\:content-\\[\\\'a\\\'\\]:before{content:"a"}'],
  ['something that cannot be read', '.list::%{color:red}'],
])('%s has its rule', (_, css) => {
  expect(late(css, 'list', 'item')).toBe(css);
});

test.each([
  ['another class', '.other{color:red}'],
  ['a class within another', '.other .item{color:red}'],
  ['another class that has to be there', '.list:where(.other){color:red}'],
  ['frames that nothing names', '@keyframes turn{to{opacity:0}}'],
])('%s has none', (_, css) => {
  expect(late(css, 'list', 'item')).toBe('');
});

test('keeps the selectors of a list that the page can use', () => {
  expect(late('.list,.other{color:red}', 'list')).toBe('.list{color:red}');
});

test('keeps custom properties that a rule, the page or a script reads', () => {
  const theme = ':root{--a:1;--b:var(--c);--c:2;--d:3;--e:4}';
  expect(late(`${theme}.list{top:var(--a);left:var(--b)}`, 'list', '--d')).toBe(
    ':root{--a:1;--b:var(--c);--c:2;--d:3}.list{top:var(--a);left:var(--b)}',
  );
});

test('keeps keyframes that a script names', () => {
  const frames = '@keyframes turn{to{opacity:0}}';
  expect(late(frames, 'turn')).toBe(frames);
});

test('stylesheets and layers keep their order, including empty layers', () => {
  const [one, two] = ['@layer a{.other{top:0}}@layer b{.list{top:0}}', '@layer a{.list{top:1px}}'];
  expect(deferredRules([readSheet(one), readSheet(two)], new Set(['list']))).toBe(
    '@layer a;@layer b{.list{top:0}}@layer a{.list{top:1px}}',
  );
});
