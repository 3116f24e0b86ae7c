import { expect, test } from 'vitest';
import { csvLine } from '../leads/csv.ts';
import { detailsOf, localPath } from './lead-fields.ts';

test('no cell of a CSV file is a formula, and quotes stay inside', () => {
  expect(csvLine(['=1+1', '+1', '-1', '@x', '|x', ' =x', '\t=x', 'a "b", c', 'plain'])).toBe(
    `"'=1+1","'+1","'-1","'@x","'|x","' =x","'\t=x","a ""b"", c","plain"\r\n`,
  );
});

test('only paths of this site become links', () => {
  expect(localPath('/page/contact-us')).toBe('/page/contact-us');
  for (const path of ['//evil', '/\\evil', 'https://evil', 'javascript:1', '/a?b', '', undefined]) {
    expect(localPath(path)).toBe('');
  }
});

test('further fields are kept, protocol and known ones are not', () => {
  expect(
    detailsOf({ budget: '20k', name: 'Ann', _wpcf7: '1', altcha: 'x', user_id: 'k', empty: '' }),
  ).toEqual({ budget: '20k' });
});
