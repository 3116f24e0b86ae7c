import { expect, test } from 'vitest';
import { processorSeconds } from '../../tests/processor-time.ts';
import { csvLine } from '../leads/csv.ts';
import { safeFileName } from './cv-file.ts';
import { detailsOf, localPath } from './lead-fields.ts';

test.each([
  ['Ann Marsh CV.pdf', 'Ann Marsh CV.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\temp\\cv.exe', 'cv.pdf'],
  ['<script>.pdf', 'script.pdf'],
  ['.htaccess', 'cv.pdf'],
  ['con.pdf', 'cv.pdf'],
  ['a\r\nb\u202e.pdf', 'ab.pdf'],
  ['Żółć.pdf', 'Żółć.pdf'],
  ['', 'cv.pdf'],
])('a file called %j is kept as %j', (name, kept) => {
  expect(safeFileName(name, 'pdf')).toBe(kept);
});

test('long names are cut', () => {
  expect(safeFileName(`${'x'.repeat(300)}.pdf`, 'pdf')).toHaveLength(84);
});

test.each(['. ', '.', 'a.', '\u0301', '/'])('a name of a million of %j costs nothing', (part) => {
  const seconds = processorSeconds(() => {
    expect(safeFileName(`${part.repeat(1_000_000)}x`, 'pdf').length).toBeLessThan(90);
  });
  // It was hours; the bound only has to tell linear from quadratic, on any machine.
  expect(seconds).toBeLessThan(60);
});

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
