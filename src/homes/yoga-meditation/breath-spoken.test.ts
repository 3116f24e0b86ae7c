import { expect, test } from 'vitest';
import { breathAt, type Phase } from './breath.ts';
import { spokenBreath } from './breath-spoken.ts';
import { exerciseCopy } from './copy-exercise.ts';

const phases: Phase[] = [
  { kind: 'in', seconds: 4 },
  { kind: 'out', seconds: 6 },
];
const words = exerciseCopy.circle;
const lines = (isVerbose: boolean) =>
  Array.from({ length: 250 }, (_, tenth) =>
    spokenBreath(words, {
      state: 'running',
      breath: breathAt(phases, 18, tenth * 100),
      rounds: 18,
      isVerbose,
    }),
  ).filter((line, index, all) => line !== all[index - 1]);

test('a screen reader hears a line a round, and each phase only when asked', () => {
  const began = '18 rounds. Breathe out first.';
  expect(lines(false)).toEqual([began, 'Round 1 of 18', 'Round 2 of 18', 'Round 3 of 18']);
  expect(lines(true)).toEqual([began, 'In', 'Out', 'In', 'Out', 'In']);
});

test('before it begins nothing is said, and afterwards how it ended', () => {
  const breath = breathAt(phases, 18, 1e6);
  const told = { breath, rounds: 18, isVerbose: true };
  expect(spokenBreath(words, { ...told, state: 'idle', breath: undefined })).toBe('');
  expect(spokenBreath(words, { ...told, state: 'done' })).toBe(words.done);
  expect(spokenBreath(words, { ...told, state: 'left' })).toBe(words.left);
});
