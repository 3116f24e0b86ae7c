import { expect, test } from 'vitest';
import { blockedBy, findStartable } from './suite-order.ts';
import { type Suite, suites } from './suites.ts';

const named = (...names: string[]) =>
  suites.filter(({ name }) => names.includes(name)) satisfies Suite[];

const start = (
  jobs: number,
  waiting: Suite[],
  running: Suite[] = [],
  ended: readonly string[] = [],
) => findStartable({ waiting, running, ended: new Set(ended) }, jobs).map(({ name }) => name);

/** Returns the order in which all suites start if each takes equally long. */
function rounds(jobs: number): string[][] {
  const found: string[][] = [];
  let waiting = [...suites];
  const ended: string[] = [];
  while (waiting.length > 0) {
    const names = start(jobs, waiting, [], ended);
    if (names.length === 0)
      throw new Error(`Nothing can start: ${waiting.map(({ name }) => name)}`);
    found.push(names);
    waiting = waiting.filter(({ name }) => !names.includes(name));
    ended.push(...names);
  }
  return found;
}

test('one at a time, in their order', () => {
  expect(rounds(1).flat()).toEqual(suites.map(({ name }) => name));
});

test('several at a time with enough cores, each after the suites it depends on', () => {
  const four = rounds(4);
  const roundOf = (name: string) => four.findIndex((round) => round.includes(name));
  expect(four.length).toBeLessThan(suites.length);
  for (const { name, dependsOn = [] } of suites)
    for (const first of dependsOn)
      expect(roundOf(first), `${first} before ${name}`).toBeLessThan(roundOf(name));
});

test('suites marked alone run alone', () => {
  for (const { name } of suites.filter(({ runsAlone }) => runsAlone))
    expect(rounds(8).find((round) => round.includes(name))).toEqual([name]);
  expect(start(4, named('lint'), named('server'))).toEqual([]);
  expect(start(4, named('server'), named('lint'), ['build'])).toEqual([]);
});

test('a suite that is not part of the run blocks none', () => {
  expect(start(2, named('types', 'lint'))).toEqual(['types', 'lint']);
  expect(start(2, named('types', 'lint'), named('pages'))).toEqual(['lint']);
});

test('a failure blocks the suites that come after it, and no other', () => {
  const blocked = (...failed: string[]) => blockedBy(failed, suites).map(({ name }) => name);
  const ofSite = [
    ...['list-tests', 'built', 'installed-components', 'every-page', 'browser', 'deploy'],
  ];
  expect(blocked('every-page', 'unit')).toEqual([]);
  expect(blocked('build')).toEqual(ofSite);
  expect(blocked('pages')).toEqual(['types', 'unit', 'build', ...ofSite]);
});
