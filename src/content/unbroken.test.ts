import { expect, test } from 'vitest';
import { unbrokenTimes } from './unbroken.ts';

test.each([
  ['Monday to Friday, 8:30 am to 5 pm Central', 'Monday to Friday, 8:30~am to 5~pm~Central'],
  ['Montag bis Freitag, 10:00–18:30 Uhr', 'Montag bis Freitag, 10:00|–|18:30~Uhr'],
  ['lundi – vendredi, 10:00 – 18:30', 'lundi – vendredi, 10:00~|–|~18:30'],
])('the times of “%s” do not wrap', (text, marked) => {
  expect(unbrokenTimes(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '|')).toBe(marked);
});
