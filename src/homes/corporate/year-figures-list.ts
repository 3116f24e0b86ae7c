import type { YearFigure } from './year-changes.ts';

/** Figures of the chart with their explanations. */
export const figures: readonly YearFigure[] = [
  {
    line: 'revenue',
    wish: 'more',
    note: 'More floors were ridden. We mend less for others, because their owners keep selling us the elevator.',
  },
  {
    line: 'profit',
    wish: 'more',
    note: 'New doors for 212 cars went through the books at once instead of over ten years.',
  },
  {
    line: 'rides',
    wish: 'more',
    note: 'Two office towers in Cleveland came back to life as apartments.',
  },
  {
    line: 'people',
    wish: 'neither',
    note: 'Twenty-one more mechanics, three fewer of the rest of us.',
  },
  {
    line: 'energy',
    wish: 'less',
    note: 'Cars that go down now feed the cars that go up, in 340 shafts out of 2,905.',
  },
  {
    line: 'accidents',
    wish: 'less',
    note: 'Nobody died. Six of the fourteen were caught by a door that should have seen them.',
  },
  {
    line: 'standing',
    wish: 'less',
    note: 'Parts for doors came nine weeks late, and cars with a bad door stood and waited for them.',
  },
  {
    line: 'pay-ratio',
    wish: 'less',
    note: 'We had promised never to go above nine. A bonus that was agreed in 2021 fell due, and was paid.',
  },
];
