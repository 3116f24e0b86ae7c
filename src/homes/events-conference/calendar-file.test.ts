import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarFile, foldLine } from './calendar-file.ts';

const entry: CalendarEntry = {
  uid: 'n2-clocks@shortnight.example',
  start: '2027-03-14T01:30',
  end: '2027-03-14T03:15',
  title: 'Fourteen clocks; live, and a \\ besides',
  description: 'One line.\nAnother.',
  location: 'The stage, Toledo',
};
const options = {
  name: 'The Short Night',
  productId: '-//The Short Night//Program//EN',
  createdAt: new Date('2026-11-22T18:02:56.789Z'),
};
const octets = (line: string) => new TextEncoder().encode(line).length;
const unfolded = (file: string) => file.replaceAll('\r\n ', '');

describe('a calendar file', () => {
  const file = calendarFile([entry], options);

  test('ends every line with CR LF, and has no other break', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('keeps every line within 75 octets', () => {
    const long = calendarFile([{ ...entry, title: '“Überstunden” – ☾ 夜勤 '.repeat(20) }], options);
    for (const line of long.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(unfolded(long)).toContain('☾ 夜勤 “Überstunden”');
  });

  test('escapes commas, semicolons, backslashes and breaks', () => {
    const whole = unfolded(file);
    expect(whole).toContain('SUMMARY:Fourteen clocks\\; live\\, and a \\\\ besides\r\n');
    expect(whole).toContain('DESCRIPTION:One line.\\nAnother.\r\n');
    expect(whole).toContain('LOCATION:The stage\\, Toledo\r\n');
  });

  test('gives times by the zone that it describes, and a stamp in UTC', () => {
    expect(file).toContain('DTSTART;TZID=America/New_York:20270314T013000\r\n');
    expect(file).toContain('DTEND;TZID=America/New_York:20270314T031500\r\n');
    expect(file).toContain('DTSTAMP:20261122T180256Z\r\n');
    expect(file).toMatch(
      /BEGIN:VTIMEZONE\r\nTZID:America\/New_York[\s\S]+BYDAY=2SU[\s\S]+END:VTIMEZONE/,
    );
  });

  test('names itself, its maker and each entry once', () => {
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/The Short Night/);
    expect(file.match(/^UID:/gm)).toEqual(['UID:']);
  });

  test('opens and closes every part in turn', () => {
    const open: string[] = [];
    for (const [, what = '', part = ''] of calendarFile([entry, entry], options).matchAll(
      /^(BEGIN|END):(\w+)/gm,
    )) {
      if (what === 'BEGIN') open.push(part);
      else expect(open.pop()).toBe(part);
    }
    expect(open).toEqual([]);
  });
});

describe('folding', () => {
  test('leaves a line of 75 octets alone', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  });

  test('breaks after 75, then after 74', () => {
    expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  });

  test('cuts no letter in two', () => {
    expect(foldLine(`${'x'.repeat(74)}é`)).toBe(`${'x'.repeat(74)}\r\n é`);
    expect(foldLine(`${'x'.repeat(73)}🌙`)).toBe(`${'x'.repeat(73)}\r\n 🌙`);
  });
});
