import { expect, test } from 'vitest';
import { joinNames, openingOf } from './names.ts';

test.each([
  ['Barrier, striped, eight feet.', 'Barrier,'],
  ['Red mitten on the bridge. Tied to the rail.', 'Red mitten on the bridge.'],
  ['Those who stood for Dr. Vos, and were seen.', 'Those who stood for Dr. Vos,'],
  ['To Mrs. J. P. Moor: thank you.', 'To Mrs. J. P. Moor:'],
  ['L. Thibault, cedar dock.', 'L. Thibault,'],
  ['', ''],
])('“%s” begins with “%s”', (text, opening) => {
  expect(openingOf(text)).toBe(opening);
});

test('a name is not parted from its initials or its title', () => {
  expect(joinNames('Dr. Vos and J. P. Moor left. Mr. Roy, at No. 4, stayed. K. D.')).toBe(
    'Dr.\u00a0Vos and J.\u00a0P.\u00a0Moor left. Mr.\u00a0Roy, at No. 4, stayed. K.\u00a0D.',
  );
});
