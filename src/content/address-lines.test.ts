import { expect, test } from 'vitest';
import { addressLine, addressLines, townOf } from './address-lines.ts';

const address = {
  street: '4 Tender Lane',
  city: 'Sturgeon Bay',
  region: 'WI',
  postalCode: '54235',
};

test('an address has two lines, or one', () => {
  expect(addressLines(address)).toEqual(['4 Tender Lane', 'Sturgeon Bay, WI 54235']);
  expect(addressLine(address)).toBe('4 Tender Lane, Sturgeon Bay, WI 54235');
});

test('without a region the postal code precedes the city', () => {
  const german = { street: 'Lange Zeile 4', city: 'Erlangen', postalCode: '91054' };
  expect(addressLine(german)).toBe('Lange Zeile\u00a04, 91054 Erlangen');
});

test('prose names the region where there is one', () => {
  expect(townOf({ city: 'Larkfield', regionName: 'Vermont' })).toBe('Larkfield, Vermont');
  expect(townOf({ city: 'Erlangen' })).toBe('Erlangen');
});
