import { expect, test } from 'vitest';
import { attributesSetIn, runtimeAttributes } from './runtime-attributes.ts';

test.each([
  [`row.toggleAttribute('data-stuck', isStuck)`, ['data-stuck']],
  [`row.setAttribute(\n  'data-visible', '')`, ['data-visible']],
  [`row.dataset['partError'] = 'late'`, ['data-part-error']],
  [`row.dataset['complete'] ??= ''`, ['data-complete']],
  [`if (row.dataset['complete'] === '') return`, []],
  [`row.setAttribute('aria-label', name)`, []],
])('%s', (source, attributes) => {
  expect(attributesSetIn(source)).toEqual(attributes);
});

test('finds the attributes that the site’s scripts set', () => {
  for (const name of [
    'open',
    'data-stuck',
    'data-in-view',
    'data-complete',
    'data-copied',
    'data-empty',
  ]) {
    expect(runtimeAttributes, name).toContain(name);
  }
});

test('leaves out the attributes that only tests set', () => {
  expect(runtimeAttributes).not.toContain('data-tone');
});
