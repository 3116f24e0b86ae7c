import { describe, expect, it } from 'vitest';
import { initialAnswers, questionCopy, sheetCopy } from './copy-questions.ts';
import {
  clampRounded,
  hoursOf,
  letterOf,
  remarksOn,
  savingsAndFee,
  verdictOf,
} from './cut-letter.ts';
import type { Answers } from './question-copy.ts';

const said = (more: Partial<Answers>): Answers => ({ ...initialAnswers, ...more });

describe('the three questions', () => {
  it('reckons hours a year', () => {
    expect(hoursOf(initialAnswers)).toBe(288);
    expect(hoursOf(said({ people: 14, minutes: 60, frequency: 'day' }))).toBe(3220);
  });

  it('takes any number that is typed, within bounds', () => {
    expect(clampRounded(Number.NaN, 1, 500)).toBe(1);
    expect(clampRounded(9000, 1, 500)).toBe(500);
    expect(clampRounded(2.6, 1, 500)).toBe(3);
  });

  it('says nothing before an answer, and asks of a report as long as nobody says of what', () => {
    const silent = remarksOn(initialAnswers, questionCopy);
    expect(silent).toEqual({
      kindRemark: undefined,
      noticeQuestion: questionCopy.noticeQuestions.report,
      noticeRemark: undefined,
      attemptQuestion: questionCopy.attemptQuestions.nobody,
      attemptRemark: undefined,
    });
    const one = remarksOn(said({ kind: 'meeting' }), questionCopy);
    expect(one.kindRemark).toContain('288 hours');
    expect(one.noticeQuestion).toBe(questionCopy.noticeQuestions.meeting);
  });

  it('takes the answers in any order', () => {
    const last = remarksOn(said({ attempt: 'back' }), questionCopy);
    expect(last.attemptRemark).toBe(questionCopy.attemptRemarks.back);
    expect(last.noticeRemark).toBeUndefined();
  });

  it('lets an earlier answer change a later question', () => {
    const ask = (notice: 'law' | 'one') =>
      remarksOn(said({ kind: 'form', notice }), questionCopy).attemptQuestion;
    expect(ask('law')).not.toBe(ask('one'));
  });

  it('turns work away', () => {
    expect(verdictOf('nobody', 'never')).toBe('yourselves');
    expect(verdictOf('law', 'refused')).toBe('leave');
    expect(savingsAndFee('yourselves', 288)).toEqual({ savedHours: 288, fee: 0 });
  });

  it('bills the hours that would go', () => {
    expect(verdictOf('one', 'back')).toBe('cut');
    expect(savingsAndFee('cut', 288)).toEqual({ savedHours: 288, fee: 1728 });
    expect(savingsAndFee(verdictOf('customer', 'never'), 288)).toEqual({
      savedHours: 144,
      fee: 864,
    });
  });

  it('writes a letter for every set of answers, with nothing left open', () => {
    for (const { value: kind } of questionCopy.kinds)
      for (const { value: notice } of questionCopy.notices)
        for (const { value: attempt } of questionCopy.attempts) {
          const letter = letterOf(said({ kind, notice, attempt }), questionCopy, sheetCopy);
          expect(letter).toHaveLength(6);
          expect(letter.join(' ')).not.toMatch(/[{}]|undefined/);
        }
  });

  it('writes none before the third answer', () => {
    expect(letterOf(said({ kind: 'report', notice: 'one' }), questionCopy, sheetCopy)).toEqual([]);
  });
});
