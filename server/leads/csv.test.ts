import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { renderCsv } from './csv.ts';

test('no cell of a CSV file is a formula, and quotes stay inside', () => {
  expect(
    renderCsv([['=1+1', '+1', '-1', '@x', '|x', ' =x', '\t=x', '\uff1dx', 'a "b", c', 'plain']]),
  ).toBe(
    `\ufeff"'=1+1","'+1","'-1","'@x","'|x","' =x","'\t=x","'\uff1dx","a ""b"", c","plain"\r\n`,
  );
});

test('values survive a round trip through a CSV parser', () => {
  const rows = [
    ['name', 'comment'],
    ['Żółć, Ann "A." Marsh', 'one\r\n\ttwo\nthree; four'],
    ['नि 👩‍💻', ''],
  ];
  const read = parse(renderCsv(rows), { bom: true });
  expect(read).toEqual(rows.map((row) => row.map((value) => value.replace('\r\n', '\n'))));
});
