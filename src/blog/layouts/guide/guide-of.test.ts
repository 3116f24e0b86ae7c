import { expect, test } from 'vitest';
import { formatHours, guideOf } from './guide-of.ts';
import { howTo } from './how-to.ts';

const part = (id: string, html: string) => ({ id, title: id.toUpperCase(), html });
const guide = guideOf([
  part('need', '<p>A cloth.</p>'),
  part('wipe', '<p><em>20 minutes, by day</em></p>\n<p>Wipe <strong>it</strong>.</p><p>Well.</p>'),
  part('press', '<p><em>5 minutes</em></p><p>Press &amp; wait.</p>'),
  part('wrong', '<p>All of it.</p>'),
]);

test('sections that begin with minutes are steps, others are not', () => {
  expect(guide.before.map(({ id }) => id)).toEqual(['need']);
  expect(guide.after.map(({ id }) => id)).toEqual(['wrong']);
  expect(guide.steps.map(({ number, time, minutes }) => ({ number, time, minutes }))).toEqual([
    { number: 1, time: '20 minutes, by day', minutes: 20 },
    { number: 2, time: '5 minutes', minutes: 5 },
  ]);
  expect(guide.steps[0]?.html).toBe('<p>Wipe <strong>it</strong>.</p><p>Well.</p>');
});

test('formats minutes as hours', () => {
  expect([180, 80, 25].map(formatHours)).toEqual(['3 hours', '1 hour 20 minutes', '25 minutes']);
});

test('returns the steps as schema.org’s HowTo, in plain text', () => {
  const page = { title: 'T', content: 'C', url: 'https://a.example/b', cost: 25 };
  expect(howTo({ ...page, supplies: ['A cloth'] }, guide.steps)).toMatchObject({
    '@type': 'HowTo',
    totalTime: 'PT25M',
    step: [
      { name: 'WIPE', text: 'Wipe it. Well.', url: 'https://a.example/b#wipe', position: 1 },
      { name: 'PRESS', text: 'Press & wait.' },
    ],
  });
});
