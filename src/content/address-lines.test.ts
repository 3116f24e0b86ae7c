import { expect, test } from 'vitest';
import { addressLine, addressLines } from './address-lines.ts';

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
