import { expect, test } from 'vitest';
import { dayRange } from '../day-range.ts';
import { parseArguments } from './arguments.ts';

const commands = [
  ...['list', 'search', 'show', 'export', 'answered', 'done', 'reopen', 'spam', 'not-spam'],
  ...['note', 'assign', 'retry', 'delete', 'prune', 'status'],
];

/** Returns the text of a help. */
function helpOf(...argv: string[]): string {
  const parsed = parseArguments(argv);
  if (parsed.command !== 'help') throw new Error(`${argv} is no help`);
  return parsed.text;
}

test.each([[[]], [['help']], [['--help']], [['-h']]])('%j: the help has every command', (argv) => {
  for (const command of commands)
    expect(helpOf(...argv)).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
});

test.each(commands)('%s has a help of its own, in two ways', (command) => {
  const help = helpOf(command, '--help');
  expect(help).toMatch(/^Usage: npm run leads -- /);
  expect(help).toContain(` ${command} `);
  expect(helpOf('help', command)).toBe(help);
});

test('lists leave out spam and ended subscriptions by default', () => {
  expect(parseArguments(['list'])).toMatchObject({
    filter: { state: 'open', unsubscribed: false },
    limit: 50,
  });
  for (const option of ['--form', '--kind']) {
    const list = parseArguments(['list', option, 'subscribe']);
    expect(list).toMatchObject({ filter: { kind: 'subscribe', unsubscribed: false } });
  }
  const whole = parseArguments(['export', '--csv', '--form', 'subscribe', '--unsubscribed']);
  expect(whole).toMatchObject({ command: 'export', filter: { unsubscribed: true }, limit: null });
});

test('a list is restricted by state, page, days and words', () => {
  const days = ['--from', '2026-11-01', '--to', '2026-11-24'];
  const argv = ['--state', 'done', '--page', '/page/contact-us', ...days, '--limit', '7'];
  const filter = {
    state: 'done',
    page: '/page/contact-us',
    from: dayRange('2026-11-01')?.start,
    to: dayRange('2026-11-24')?.end,
  };
  expect(parseArguments(['list', ...argv])).toMatchObject({ filter, limit: 7 });
  expect(parseArguments(['search', 'two', 'words', ...argv])).toMatchObject({
    command: 'list',
    filter: { ...filter, text: 'two words' },
  });
  expect(parseArguments(['list', '--spam'])).toMatchObject({ filter: { state: 'spam' } });
});

test.each([
  [['list', '--unsubscribed']],
  [['list', '--form', 'contact', '--unsubscribed']],
  [['list', '--form', 'subscribe', '--spam', '--unsubscribed']],
])('%j: the flag is refused where it has no effect', (argv) => {
  expect(() => parseArguments(argv)).toThrow('--unsubscribed goes with --kind subscribe');
});

test.each([
  [['dance'], "Unknown command 'dance'"],
  [['lst'], 'Did you mean list?'],
  [['list', '--fron', '2026-11-01'], 'Did you mean --from?'],
  [['list', '--state', 'open', '--limit', '0'], 'It takes a number from 1 to 9999.'],
  [['list', '--state', 'old'], 'Allowed choices are open, new, answered, done, spam.'],
  [['list', '--form', 'order'], 'Allowed choices are contact, appointment, comment'],
  [['list', '--from', '24.11.2026'], 'It takes a day such as 2026-11-24.'],
  [['list', '--from', '2026-11-25', '--to', '2026-11-24'], '--from is later than --to.'],
  [['list', '--spam', '--state', 'done'], 'exclude each other'],
  [['search'], 'search needs the words to find.'],
  [['show'], 'show needs the id of a lead; list prints the ids.'],
  [['done'], 'done needs the id of a lead'],
  [['note', '0123456'], 'note needs a text.'],
  [['assign', '0123456'], 'or --nobody.'],
  [['assign', '0123456', 'Ann', '--nobody'], 'or --nobody.'],
  [['export'], 'export needs --csv, the only format there is.'],
  [['prune'], 'prune needs --older-than with a number of days, such as 365d.'],
  [['prune', '--older-than', '0d'], 'prune needs --older-than'],
  [['delete', '--yes'], 'needs the id'],
  [['status', 'now'], 'Too many arguments'],
])('%j is refused: %s', (argv, message) => {
  expect(() => parseArguments(argv)).toThrow(message);
});

test('changes take one lead or several', () => {
  const ids = ['0123456', 'abcdefg'];
  expect(parseArguments(['done', ...ids])).toEqual({ command: 'progress', ids, progress: 'done' });
  expect(parseArguments(['reopen', ...ids])).toMatchObject({ progress: 'new' });
  expect(parseArguments(['not-spam', ...ids])).toEqual({ command: 'not-spam', ids });
  const note = ['note', '0123456', 'Called', 'back', '--by', 'Ann'];
  expect(parseArguments(note)).toMatchObject({ text: 'Called back', author: 'Ann' });
  expect(parseArguments(['assign', '0123456', 'Ann', 'Marsh'])).toMatchObject({
    person: 'Ann Marsh',
  });
  expect(parseArguments(['assign', '0123456', '--nobody'])).toMatchObject({ person: '' });
});

test('delete takes one id, and confirms only with --yes', () => {
  expect(parseArguments(['delete', 'x1'])).toEqual({ command: 'delete', id: 'x1', yes: false });
  expect(parseArguments(['delete', 'x1', '--yes'])).toMatchObject({ yes: true });
});

test('export writes to the given file, otherwise to standard output', () => {
  expect(parseArguments(['export', '--csv', 'leads.csv'])).toMatchObject({ file: 'leads.csv' });
  expect(parseArguments(['export', '--csv'])).toMatchObject({ file: null });
});
