import { describe, expect, it } from 'vitest';
import { questionCopy, sheetCopy, start } from './copy-questions.ts';
import { billOf, clampRounded, conversation, hoursOf, letterOf, verdictOf } from './cut-letter.ts';
import type { Answers } from './question-copy.ts';

const said = (more: Partial<Answers>): Answers => ({ ...start, ...more });

describe('the three questions', () => {
  it('reckons hours a year', () => {
    expect(hoursOf(start)).toBe(288);
    expect(hoursOf(said({ people: 14, minutes: 60, often: 'day' }))).toBe(3220);
  });

  it('takes any number that is typed, within bounds', () => {
    expect(clampRounded(Number.NaN, 1, 500)).toBe(1);
    expect(clampRounded(9000, 1, 500)).toBe(500);
    expect(clampRounded(2.6, 1, 500)).toBe(3);
  });

  it('says nothing before an answer, and asks of a report as long as nobody says of what', () => {
    const silent = conversation(start, questionCopy);
    expect(silent).toEqual({
      first: undefined,
      askNotice: questionCopy.askNotice.report,
      second: undefined,
      askTried: questionCopy.askTried.nobody,
      third: undefined,
    });
    const one = conversation(said({ kind: 'meeting' }), questionCopy);
    expect(one.first).toContain('288 hours');
    expect(one.askNotice).toBe(questionCopy.askNotice.meeting);
  });

  it('takes the answers in any order', () => {
    const last = conversation(said({ tried: 'back' }), questionCopy);
    expect(last.third).toBe(questionCopy.afterTried.back);
    expect(last.second).toBeUndefined();
  });

  it('lets an earlier answer change a later question', () => {
    const ask = (notice: 'law' | 'one') =>
      conversation(said({ kind: 'form', notice }), questionCopy).askTried;
    expect(ask('law')).not.toBe(ask('one'));
  });

  it('turns work away', () => {
    expect(verdictOf('nobody', 'never')).toBe('yourselves');
    expect(verdictOf('law', 'refused')).toBe('leave');
    expect(billOf('yourselves', 288)).toEqual({ gone: 288, fee: 0 });
  });

  it('bills the hours that would go', () => {
    expect(verdictOf('one', 'back')).toBe('cut');
    expect(billOf('cut', 288)).toEqual({ gone: 288, fee: 1728 });
    expect(billOf(verdictOf('customer', 'never'), 288)).toEqual({ gone: 144, fee: 864 });
  });

  it('writes a letter for every set of answers, with nothing left open', () => {
    for (const { value: kind } of questionCopy.kinds)
      for (const { value: notice } of questionCopy.notices)
        for (const { value: tried } of questionCopy.tries) {
          const letter = letterOf(said({ kind, notice, tried }), questionCopy, sheetCopy);
          expect(letter).toHaveLength(6);
          expect(letter.join(' ')).not.toMatch(/[{}]|undefined/);
        }
  });

  it('writes none before the third answer', () => {
    expect(letterOf(said({ kind: 'report', notice: 'one' }), questionCopy, sheetCopy)).toEqual([]);
  });
});
