import { expect, test } from 'vitest';
import { isClientLogoName } from '../elements/client-logo/client-logo.tsx';
import { clients } from './clients.ts';

test('every client has a drawn logo', () => {
  expect(clients.filter(({ key }) => !key || !isClientLogoName(key))).toEqual([]);
});
