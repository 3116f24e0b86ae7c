import { expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

it.each([
  [12, '1 KB'],
  [348_160, '340 KB'],
  [2_516_582, '2.4 MB'],
  [5 * 1024 * 1024, '5 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
