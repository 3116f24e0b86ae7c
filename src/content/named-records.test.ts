import { expect, test } from 'vitest';
import { recordNamed, recordsByName } from './named-records.ts';

const records = recordsByName(
  { './collection/wide.ts': { order: 20 }, './collection/narrow-bar.ts': { order: 10 } },
  ({ order }) => order,
);

test('records are named by their files, in their order', () => {
  expect([...records]).toEqual([
    ['narrow-bar', { order: 10 }],
    ['wide', { order: 20 }],
  ]);
  expect(recordNamed('header', records, 'wide')).toEqual({ order: 20 });
});

test('an unknown name is refused with the nearest one', () => {
  expect(() => recordNamed('header', records, 'narow-bar')).toThrow(
    'There is no header "narow-bar". Did you mean "narrow-bar"?',
  );
});
