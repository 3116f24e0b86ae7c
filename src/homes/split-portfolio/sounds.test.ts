import { describe, expect, test } from 'vitest';
import { grainEnd, loudnessAt, type Sound } from './grain.ts';
import { loudness } from './player.ts';
import { sounds } from './sounds.ts';
import { floorNames, stepSound } from './step-sounds.ts';
import { columnLevels, halfHeight, waveformOf } from './waveform.ts';

const all: [string, Sound][] = [
  ...Object.entries(sounds),
  ...floorNames.map((floor): [string, Sound] => [`a step on ${floor}`, stepSound(floor)]),
];

/** Moments at which a sound becomes loud after it was not, at least so many seconds apart. */
function onsets({ grains, duration }: Sound, share: number, apart: number): number[] {
  const count = Math.round(duration * 200);
  const levels = Array.from({ length: count }, (_, start) => loudnessAt(grains, start / 200));
  const limit = share * Math.max(...levels);
  const found: number[] = [];
  levels.forEach((level, start) => {
    if (level >= limit && start / 200 - (found.at(-1) ?? -9) > apart) found.push(start / 200);
  });
  return found;
}

describe.each(all)('%s', (_, { grains, duration }) => {
  test('lies within its time, in order', () => {
    expect(grains.length).toBeGreaterThan(4);
    for (const grain of grains) {
      expect(grain.start).toBeGreaterThanOrEqual(0);
      expect(grainEnd(grain)).toBeLessThanOrEqual(duration);
    }
    expect(grains.map(({ start }) => start)).toEqual(
      grains.map(({ start }) => start).sort((a, b) => a - b),
    );
  });

  test('has filters that can be heard, and attacks without a knock', () => {
    for (const { hertz, q, attack, decay, level, finalHertz = hertz } of grains) {
      for (const each of [hertz, finalHertz]) {
        expect(each).toBeGreaterThan(60);
        expect(each).toBeLessThan(8000);
      }
      expect(q).toBeGreaterThan(0);
      expect(q).toBeLessThanOrEqual(40);
      expect(attack).toBeGreaterThanOrEqual(0.001);
      expect(decay).toBeGreaterThan(0);
      expect(level).toBeGreaterThan(0);
    }
  });

  test('is modest: never half of full loudness', () => {
    expect(Math.max(...columnLevels({ grains, duration }, 300)) * loudness).toBeLessThan(0.5);
  });
});

test('snow is four steps, the horse walks in even time, the heart beats sixty to the minute', () => {
  expect(onsets(sounds.snow, 0.6, 0.5)).toHaveLength(4);
  const hooves = onsets(sounds.horse, 0.7, 0.2);
  expect(hooves).toHaveLength(9);
  hooves.slice(1).forEach((start, index) => {
    expect(start - (hooves[index] ?? 0)).toBeCloseTo(0.285, 2);
  });
  const beats = onsets(sounds.heart, 0.9, 0.6);
  expect(beats).toHaveLength(4);
  expect((beats[1] ?? 0) - (beats[0] ?? 0)).toBeCloseTo(1, 2);
});

test('the drawer sticks and slips quicker in the middle than at both ends, and then stops', () => {
  const slips = sounds.door.grains.filter(({ q }) => q === 15).map(({ start }) => start);
  const pause = (from: number) => (slips[from + 1] ?? 0) - (slips[from] ?? 0);
  const middle = Math.floor(slips.length / 2);
  expect(pause(middle)).toBeLessThan(pause(0));
  expect(pause(middle)).toBeLessThan(pause(slips.length - 2));
  expect(loudnessAt(sounds.door.grains, 2.51)).toBeGreaterThan(
    loudnessAt(sounds.door.grains, 2.45),
  );
});

test('rain is denser than any other, the empty room is the quietest', () => {
  const most = (sound: Sound) => Math.max(...columnLevels(sound, 100));
  const rate = ({ grains, duration }: Sound) => grains.length / duration;
  expect(rate(sounds.rain)).toBeGreaterThan(rate(sounds.horse));
  for (const [name, sound] of all)
    if (name !== 'room') expect(most(sounds.room)).toBeLessThan(most(sound) / 2);
});

test('steel rings on, sand does not', () => {
  const left = (floor: 'steel' | 'sand') => loudnessAt(stepSound(floor).grains, 0.6);
  expect(left('steel')).toBeGreaterThan(left('sand') * 3);
});

describe('the waveform', () => {
  test('has a stroke for each column, and its loudest reaches both edges', () => {
    const path = waveformOf(sounds.horse, 64);
    const strokes = [...path.matchAll(/m1 (-\d+)v(\d+)/g)];
    expect(path.startsWith(`M-1 ${halfHeight}m`)).toBe(true);
    expect(strokes).toHaveLength(64);
    let end = halfHeight;
    for (const [, up, tall] of strokes) {
      const top = end + Number(up);
      end = top + Number(tall);
      expect(top + end).toBe(2 * halfHeight);
    }
    expect(Math.max(...strokes.map(([, , tall]) => Number(tall)))).toBe(2 * halfHeight);
  });

  test('is drawn from the numbers that are played', () => {
    const [, second] = onsets(sounds.horse, 0.7, 0.2);
    const heights = columnLevels(sounds.horse, 320);
    const start = Math.floor(((second ?? 0) / sounds.horse.duration) * 320);
    const near = Math.max(...heights.slice(start - 1, start + 3));
    expect(near).toBeGreaterThan(2 * (heights[start - 4] ?? 0));
  });
});
