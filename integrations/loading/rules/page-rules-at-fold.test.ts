import { expect, test } from 'vitest';
import { readPage } from './page-document.ts';
import { pageRules } from './page-rules.ts';
import { readSheet } from './sheet.ts';

const above = '<h1 class="hero pad">A</h1>';
const below =
  '<p class="deep wide pad" style="top:var(--styled)">B</p><dialog class="box"></dialog>';

/** Splits stylesheets into the rules of the head and those below the fold. */
function parted(...sheets: string[]) {
  const html = `<html><body><main>${above}${below}</main></body></html>`;
  const page = readPage(html, html.indexOf(below));
  const rules = pageRules(sheets.map(readSheet), page);
  return { head: rules.above, fold: rules.below.join('|') };
}

test('rules of the rest of the page move below the fold', () => {
  expect(parted('.hero{top:0}.deep{top:1px}.pad{color:red}.other{top:2px}')).toEqual({
    head: '.hero{top:0}.pad{color:red}',
    fold: '.deep{top:1px}',
  });
});

test('each stylesheet keeps its place below the fold', () => {
  expect(parted('.deep{top:0}', '.hero{top:0}', '.wide{left:0}').fold).toBe(
    '.deep{top:0}||.wide{left:0}',
  );
});

test('closed panels are not in the first screen, wherever they are', () => {
  const html = '<main><dialog class="box"><p class="in"></p></dialog><dialog open class="bar">';
  const rules = pageRules([readSheet('.box{top:0}.in{top:1px}.bar{top:2px}')], readPage(html));
  expect([rules.above, ...rules.below]).toEqual(['.bar{top:2px}', '.box{top:0}.in{top:1px}']);
});

test.each([
  ['sets the same property', '.deep{top:1px}.pad{top:0}'],
  ['sets its shorthand', '.deep{margin-top:1px}.pad{margin:0}'],
  ['sets a property of its group', '.deep{left:1px}.pad{inset:0}'],
  ['sets all properties', '.deep{left:1px}.pad{all:unset}'],
  ['sets it in another media query', '.deep{top:1px}@media (width>=48rem){.pad{top:0}}'],
  ['has the same importance', '.deep{top:1px!important}.pad{top:0!important}'],
  ['sets the same custom property', '.deep{--x:1px}.pad{--x:0;top:var(--x)}'],
  ['cannot be parsed', '.deep{top:1px}.pad[=]{left:0}'],
  ['has the same specificity by :where()', '.deep{top:1px}.pad:where(h1,p){top:0}'],
])('a rule stays in the head before a critical one that %s', (_, css) => {
  expect(parted(css)).toEqual({ head: css, fold: '' });
});

test('a critical rule keeps the rules before it that it overrides', () => {
  const css = '.wide{top:1px}.deep{top:2px;left:0}.pad{left:1px}';
  expect(parted(css)).toEqual({ head: css, fold: '' });
});

test.each([
  ['sets another property', '.deep{top:1px}', '.pad{margin:0}'],
  ['has another importance', '.deep{top:1px}', '.pad{top:0!important}'],
  ['weighs more', '.deep{top:1px}', 'main .pad{top:0}'],
  ['weighs less', '.deep{top:1px}', ':where(.pad){top:0}'],
  ['matches other elements', '.deep{top:1px}', '.hero{top:0}'],
  ['matches a pseudo-element', '.deep{top:1px}', '.pad:before{top:0}'],
  ['is in another layer', '@layer a{.deep{top:1px}}', '@layer b{.pad{top:0}}'],
])('a rule moves below the fold if the critical one %s', (_, moved, stays) => {
  const { head, fold } = parted(moved + stays);
  expect(fold).toBe(moved);
  expect(head.replace('@layer a;', '')).toBe(stays);
});

test('a rule after the critical ones moves below the fold', () => {
  expect(parted('.pad{top:0}.deep{top:1px}').fold).toBe('.deep{top:1px}');
});

test('order counts across stylesheets', () => {
  expect(parted('.deep{top:1px}', '.pad{top:0}').fold).toBe('|');
});

test('the head declares all layers in order, including those below the fold', () => {
  expect(parted('@layer a,b;@layer b{.deep{top:0}}@layer a{.pad{top:1px}}')).toEqual({
    head: '@layer a,b;@layer b;@layer a{.pad{top:1px}}',
    fold: '@layer b{.deep{top:0}}',
  });
});

test('sibling selectors are matched against the whole page', () => {
  expect(parted('.hero:last-child{top:0}.hero:not(:last-child){top:1px}').head).toBe(
    '.hero:not(:last-child){top:1px}',
  );
});

test('custom properties, keyframes and registered properties stay with the rules that use them', () => {
  const frames = (name: string) => `@keyframes ${name}{0%{top:0}}`;
  const registered = (name: string) =>
    `@property ${name}{syntax:"*";inherits:false;initial-value:0}`;
  const css = [
    ':root{--a:1px;--b:2px;--styled:3px}',
    '.hero{animation:rise 1s;top:var(--a)}.deep{animation:sink 1s;top:var(--b)}',
    '.pad{margin:var(--p)}.wide{padding:var(--q)}',
    frames('rise'),
    frames('sink'),
    registered('--p'),
    registered('--q'),
  ].join('');
  const { head, fold } = parted(css);
  expect(head).toBe(
    `:root{--a:1px}.hero{animation:rise 1s;top:var(--a)}.pad{margin:var(--p)}${frames('rise')}${registered('--p')}`,
  );
  expect(fold).toBe(
    `:root{--b:2px;--styled:3px}.deep{animation:sink 1s;top:var(--b)}.wide{padding:var(--q)}${frames('sink')}${registered('--q')}`,
  );
});
