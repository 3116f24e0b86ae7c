import { expect, test } from 'vitest';
import { formCord } from './form-cord.ts';
import { signatureCord } from './signature-cord.ts';

const proofs = ['outside', 'here', 'word', 'here', 'outside', 'word'] as const;
/** Counts the stretches of a path, and the marks on them: five curves each. */
const stretches = (path: string) => path.match(/M-3000 /g)?.length;
const marks = (path: string) => (path.match(/[cs]/g)?.length ?? 0) / 5;

test('each answer that can be checked has a mark, and one on our word has none', () => {
  const checked = proofs.filter((proof) => proof !== 'word').length;
  for (const { path, places } of Object.values(formCord(proofs))) {
    expect(marks(path)).toBe(checked);
    expect(places).toHaveLength(proofs.length);
  }
  expect(formCord(['word', 'word']).wide.path).toMatch(/^M-3000 (\d+)L3000 \1$/);
});

/** Returns how far the curves of a path rise above the level at which they begin. */
function riseOf(path: string): number {
  let up = 0;
  let highest = 0;
  for (const [curve] of path.matchAll(/[cs][^csL]+/g)) {
    up -= Number(curve.match(/-?[\d.]+/g)?.at(-1));
    highest = Math.max(highest, up);
  }
  return highest;
}

test('a mark that somebody outside can check is higher than one of this site', () => {
  for (const width of ['wide', 'narrow'] as const) {
    const [tall, short] = [formCord(['outside'])[width], formCord(['here'])[width]];
    expect(riseOf(tall.path)).toBeGreaterThan(1.4 * riseOf(short.path));
    expect(riseOf(tall.path)).toBeLessThan(tall.height);
  }
});

test('answers stand in rows from edge to edge, in the drawing and apart from each other', () => {
  for (const count of [1, 5, 10, 11, 19, 40]) {
    const many = Array.from({ length: count }, () => 'here' as const);
    const { wide, narrow } = formCord(many);
    expect(stretches(wide.path)).toBe(Math.ceil(count / 10));
    expect(stretches(narrow.path)).toBe(Math.ceil(count / 5));
    for (const [{ path, places }, distance] of [
      [wide, 7],
      [narrow, 15],
    ] as const) {
      expect(path.match(/L3000 /g)).toHaveLength(stretches(path) ?? 0);
      for (const [index, { left, top }] of places.entries()) {
        expect(left).toBeGreaterThan(3);
        expect(left).toBeLessThan(97);
        expect(top).toBeLessThan(100);
        const before = places[index - 1];
        if (before?.top === top) expect(left - before.left).toBeGreaterThan(distance);
      }
    }
  }
});

test('the cord signs for Ruth Aldous alone; for others it goes straight, with a loop', () => {
  for (const width of ['wide', 'narrow'] as const) {
    const ours = signatureCord('Ruth Aldous')[width].path;
    const other = signatureCord('[first and last name]')[width].path;
    expect(ours.length).toBeGreaterThan(800);
    expect(other.match(/c/g)).toHaveLength(6);
    for (const path of [ours, other]) expect(path).toMatch(/^M-3000 (\d+)L.*L3000 \1$/);
  }
});
