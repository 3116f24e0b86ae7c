import { expect, test } from 'vitest';
import { regionalSpelling } from './regional-spelling.ts';

test.each([
  ['de', 'Schließen'],
  ['de-AT', 'Schließen'],
  ['de-CH', 'Schliessen'],
  ['de-LI', 'Schliessen'],
])('in %s it is “%s”', (language, text) => {
  expect(regionalSpelling('Schließen', language)).toBe(text);
});
