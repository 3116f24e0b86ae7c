import { cordFromLeft, toRightEdge, type Vector } from '../../blocks/cord/cord-pen.ts';
import type { ServiceDuration } from './service.ts';

/** Measures of the drawing for one range of widths, in its units. */
export interface FurrowsFrame {
  /** Left end of the furrows. */
  left: number;
  /** Height of the first furrow. */
  top: number;
  /** From one furrow to the next. */
  pitch: number;
  /** Between the two runs of a furrow. */
  gap: number;
  /** Length of the longest furrow. */
  longest: number;
  /** Radius of the loops. */
  loop: number;
  /** Loops in a week that a job may take on top. */
  perWeek: number;
}

export interface FurrowsDrawing {
  path: string;
  /** End of each furrow, at the middle of its height; of one without an end, where the longest ends. */
  ends: Vector[];
}

/**
 * Draws furrows from the left to the right and back, as a plough goes: as long as the weeks of each
 * service. What may come on top is in loops. The last one, if it has no end, leaves the window.
 */
export function furrowsCord(
  durations: readonly ServiceDuration[],
  frame: FurrowsFrame,
): FurrowsDrawing {
  const { left, top, pitch, gap, longest, loop, perWeek } = frame;
  const last = Math.max(1, ...durations.map(({ weeks }) => weeks?.to ?? 0));
  const week = longest / last;
  const turn = gap / 2;
  const ends: FurrowsDrawing['ends'] = [];
  const pen = cordFromLeft(top);
  for (const [index, { weeks }] of durations.entries()) {
    const y = top + index * pitch;
    if (!weeks) {
      ends.push([left + longest + turn, y]);
      return { path: toRightEdge(pen, y), ends };
    }
    const first = left + weeks.from * week;
    const end = left + weeks.to * week;
    pen.to(first, y);
    const loops = Math.round((weeks.to - weeks.from) * perWeek);
    if (loops > 0) pen.loops(loops, (end - first) / loops, loop);
    // Round the end, back, and round to the next.
    pen.curve(end + turn * 1.33, y, end + turn * 1.33, y + gap, end, y + gap);
    pen.to(left, y + gap);
    const bow = ((pitch - gap) / 2) * 1.33;
    pen.curve(left - bow, y + gap, left - bow, y + pitch, left, y + pitch);
    ends.push([end + turn, y + turn]);
  }
  return { path: toRightEdge(pen, top + durations.length * pitch), ends };
}
