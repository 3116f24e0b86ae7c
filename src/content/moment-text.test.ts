import { expect, test, vi } from 'vitest';
import { clockTime } from '../words/de/clock.ts';
import { timeWords as germanTimeWords } from '../words/de/times.ts';
import { momentText } from './moment-text.ts';

const vermont = 'America/New_York';

test('formats a moment in the given time zone', () => {
  const { date, day, time } = momentText('2027-04-13T09:00:00-04:00', vermont);
  expect(date).toBe('Tuesday, April 13, 2027');
  expect(day).toBe('April 13');
  expect(time).toMatch(/^9:00\sam Eastern$/);
});

test('the static countdown shows the date, with midnight as twelve', () => {
  expect(momentText('2027-01-05T00:30:00-05:00', vermont).noScriptDigits).toEqual([
    ['01', 'month'],
    ['05', 'day'],
    ['27', 'year'],
    ['12', 'am'],
  ]);
  expect(momentText('2027-01-05T18:00:00Z', vermont).noScriptDigits[3]).toEqual(['01', 'pm']);
});

test('in German a time has its “Uhr” and the sign of its zone, and a day does not wrap', async () => {
  vi.resetModules();
  vi.doMock('./locale.ts', () => ({ locale: { language: 'de', formats: 'de', hours: 24 } }));
  vi.doMock('../words/times.ts', () => ({ timeWords: germanTimeWords }));
  vi.doMock('../words/clock.ts', () => ({ clockTime }));
  const german = await import('./moment-text.ts');
  vi.doUnmock('./locale.ts');
  vi.doUnmock('../words/times.ts');
  vi.doUnmock('../words/clock.ts');
  const marked = (text: string) => text.replaceAll('\u00a0', '~');
  const summer = german.momentText('2029-06-01T14:00:00Z', 'Europe/Berlin');
  expect(marked(summer.time)).toBe('16:00~Uhr~MESZ');
  expect(marked(summer.date)).toBe('Freitag, 1.~Juni~2029');
  expect(marked(summer.day)).toBe('1.~Juni');
  expect(marked(german.momentText('2029-03-01T14:00:00Z', 'Europe/Berlin').time)).toBe(
    '15:00~Uhr~MEZ',
  );
});
