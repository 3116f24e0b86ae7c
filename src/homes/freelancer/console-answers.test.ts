import { describe, expect, test } from 'vitest';
import { commandList } from './command-list.ts';
import { answerTo } from './console-answers.ts';
import { completeLine } from './console-completion.ts';
import type { ConsoleEnv } from './console-env.ts';
import type { ConsoleLine } from './console-line.ts';

const done: unknown[] = [];
const env: ConsoleEnv = {
  now: new Date('2026-11-28T16:05:00Z'),
  files: [
    { name: 'work.rpt', id: 'work' },
    { name: 'rates.txt', id: 'rates' },
  ],
  readText: (id) => [`read ${id}`],
  programs: () => [{ name: 'SCALE', since: '1989-11-20', lines: ['SCALE', 'Weighs.'] }],
  history: ['help', 'work'],
  fields: { first: 'First day', days: 'Days', anchor: '#ask' },
  stocks: ['green', 'blue', 'white'],
  loadPaper: (stock) => done.push(stock),
  fillForm: (values) => done.push(values),
};
const textOf = (line: ConsoleLine) =>
  typeof line === 'string' ? line : `${line.text} ${line.link}`;
const ask = (input: string) => answerTo(input, env).lines.map(textOf);

test.each(commandList.map(({ name }) => name))('%s answers', (name) => {
  const { lines, isCleared } = answerTo(name, env);
  expect(lines.length > 0 || isCleared).toBe(true);
  expect(lines.map(textOf).join()).not.toContain('do not know');
});

test.each([
  ['whoami', ['read whoami']],
  ['rates', ['read rates', 'Stands below #rates']],
  ['cat rates.txt', ['read rates', 'Stands below #rates']],
  ['cat rates', ['read rates', 'Stands below #rates']],
  ['cat rats.txt', ['rats.txt: no such file. Did you mean "rates.txt"?']],
  ['ls', ['work.rpt #work', 'rates.txt #rates']],
  ['work', ['SCALE: since November 20, 1989, 13,522 days', 'Stands below #work']],
  ['work scale', ['SCALE', 'Weighs.', 'Stands below #work']],
  ['uptime', ['SCALE: 13,522 days']],
  ['history', ['1  help', '2  work']],
  ['date', ['Saturday, November 28, 2026, 10:05 am in Two Harbors.']],
  [
    'weigh 214,730 43000 12',
    ['NET LB    169679.12', 'LONG TONS 75.75', 'The program stands below #listing'],
  ],
  ['How much is a week?', ['5 days at $720: $3,600', 'Stands below #rates']],
  ['What do you do?', ['read whoami']],
  ['Where are you?', ['read contact', 'Stands below #contact']],
  ['Is scale still running?', ['SCALE', 'Weighs.', 'Stands below #work']],
  [
    'man date',
    ['date: day and time in Two Harbors', 'The same: time, now', 'Stands below #commands'],
  ],
  ['2 * (3 + 4)', ['14']],
  ['.1 + .2', ['0.3']],
  ['1/0', ['DIVISION BY ZERO']],
  [
    'Is it open source?',
    ['That I cannot read. Try: work, rates, price 3 days, free in march, contact.'],
  ],
  ['HELLO', ['Good day. Type help, or ask: free in march.']],
  ['rm -rf /', ['Nothing is switched off here.']],
  ['hlep', ['hlep: I do not know that one. Did you mean "help"? Type help.']],
  ['   ', []],
] as const)('“%s”', (input, lines) => {
  expect(ask(input)).toEqual(lines);
});

describe('free', () => {
  test('a month: how many, which, the longest run with its price and a link that fills the form', () => {
    expect(ask('free in march')).toEqual([
      'March 2027: 9 days free.',
      'Mar 3, 4, 5, 8, 25, 26, 29, 30, 31',
      'Longest run: 5 days.',
      'Thu, Mar 25 to Wed, Mar 31, 2027. $3,600 without the drive.',
      'Put it on the form ?First+day=2027-03-25&Days=5#ask',
      'The cards #free',
    ]);
  });

  test('a sentence is understood', () => {
    expect(ask('When are you free in March?')).toEqual(ask('free in march'));
  });

  test.each([
    ['free on march 15', 'Monday, March 15 is taken: fit-out at the dock.'],
    ['free on march 25', 'Thursday, March 25 is free.'],
    ['free tomorrow', 'Sunday, November 29 is on a weekend.'],
    // Yesterday is meant as the one of next year.
    ['free on november 27', 'I keep no cards beyond September 30, 2027.'],
    ['free on february 30', 'February 2027: 20 days free.'],
    ['free in 3 weeks', 'The week of Monday, December 14: 2 days free.'],
    ['free in december 2027', 'I keep no cards beyond September 30, 2027.'],
    ['free 90 days', 'No 90 days in a row.'],
    ['free', 'It is Saturday, November 28 in Two Harbors.'],
  ] as const)('“%s”', (input, first) => {
    expect(ask(input)[0]).toBe(first);
  });
});

test('ask and theme do something on the page', () => {
  done.length = 0;
  expect(ask('ask 5 days in april')[0]).toBe(
    '5 days from Friday, April 16: it stands in the form.',
  );
  ask('theme blue');
  ask('theme mauve');
  expect(done).toEqual([{ 'First day': '2027-04-16', Days: '5' }, 'blue']);
});

test('clear takes away what was printed', () => {
  expect(answerTo('clear', env).isCleared).toBe(true);
});

test.each([
  ['f', 'free ', []],
  ['c', 'c', ['cat', 'contact', 'clear']],
  ['cat w', 'cat work.rpt ', []],
  ['work s', 'work scale ', []],
  ['free m', 'free ma', ['march', 'may']],
  ['THEME B', 'THEME blue ', []],
] as const)('Tab makes “%s” into “%s”', (line, whole, choices) => {
  expect(completeLine(line, env)).toEqual({ line: whole, choices });
});

test.each(['', 'free ', 'help', 'xyz', 'rates x'])('Tab leaves “%s” alone', (line) => {
  expect(completeLine(line, env)).toBeUndefined();
});
