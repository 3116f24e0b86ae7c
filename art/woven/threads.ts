import type { Draft } from './nights/draft.ts';

/** A cloth as arrays, a cell for each crossing, row by row. */
export interface Threads {
  ends: number;
  picks: number;
  /** 1 where the warp is on top. */
  over: Uint8Array;
  /** Place of a crossing in the float that is on top there, and the float's length, in threads. */
  place: Uint8Array;
  length: Uint8Array;
  /** Linear light of the warp threads, three numbers each, and of the weft at each crossing. */
  warp: Float32Array;
  weft: Float32Array;
}

const linear = (channel: number) => (channel / 255) ** 2.2;

const lights = new Map<string, readonly [number, number, number]>();
function lightOf(dye: string): readonly [number, number, number] {
  const known = lights.get(dye);
  if (known) return known;
  const value = Number.parseInt(dye.slice(1), 16);
  const light = [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)] as const;
  lights.set(dye, light);
  return light;
}

/** Lays a draft out; floats run along the warp where that is on top, along the weft elsewhere. */
export function threadsOf(draft: Draft, ends: number, picks: number): Threads {
  const cells = ends * picks;
  const threads: Threads = {
    ends,
    picks,
    over: new Uint8Array(cells),
    place: new Uint8Array(cells),
    length: new Uint8Array(cells),
    warp: new Float32Array(ends * 3),
    weft: new Float32Array(cells * 3),
  };
  for (let end = 0; end < ends; end++) threads.warp.set(lightOf(draft.warp(end)), end * 3);
  for (let pick = 0; pick < picks; pick++)
    for (let end = 0; end < ends; end++) {
      const cell = pick * ends + end;
      threads.over[cell] = draft.over(end, pick) ? 1 : 0;
      threads.weft.set(lightOf(draft.weft(pick, end)), cell * 3);
    }
  for (let end = 0; end < ends; end++) measure(threads, end, ends, picks, 1);
  for (let pick = 0; pick < picks; pick++) measure(threads, pick * ends, 1, ends, 0);
  return threads;
}

/** Finds the floats of one thread: `count` cells from `first` on, `step` apart. */
function measure(threads: Threads, first: number, step: number, count: number, top: 0 | 1): void {
  const { over, place, length } = threads;
  let start = 0;
  for (let at = 0; at <= count; at++) {
    if (at < count && over[first + at * step] === top) continue;
    const long = Math.min(255, at - start);
    for (let back = start; back < at; back++) {
      place[first + back * step] = Math.min(255, back - start);
      length[first + back * step] = long;
    }
    start = at + 1;
  }
}
