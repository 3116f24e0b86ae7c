import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firmAt, firmsSchema, ownFirm, readFirms } from './firms.ts';

const facts = {
  legalName: 'Left Hand Up Dentistry, PC',
  address: { street: '418 West Water Street', city: 'Decorah', region: 'IA', postalCode: '52101' },
  hours: 'Monday to Thursday',
  phone: '(563) 555-0155',
  email: 'desk@lefthandup.example',
};
const firms = firmsSchema.parse([
  { ...facts, name: 'Left Hand Up', paths: ['/home-dentist'] },
  { ...facts, name: 'Standstill', paths: ['/shop'] },
]);

test.each([
  ['/home-dentist', 'Left Hand Up'],
  ['/shop/shelf', 'Standstill'],
  ['/home-dentistry', ownFirm.name],
  ['/shopping', ownFirm.name],
  ['/', ownFirm.name],
  ['', ownFirm.name],
])('the firm of %j is %s', (page, name) => {
  expect(firmAt(firms, page).name).toBe(name);
});

test('firms of homes are samples, the company is not', () => {
  expect(firmAt(firms, '/home-dentist').isSample).toBe(true);
  expect(ownFirm.isSample).toBe(false);
});

test('a missing file means no firms, an invalid one is an error that says what to do', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larkfield-firms-'));
  expect(readFirms(folder)).toEqual([]);
  writeFileSync(join(folder, 'firms.json'), '{}');
  expect(() => readFirms(folder)).toThrow('npm run build');
  rmSync(folder, { recursive: true });
});
