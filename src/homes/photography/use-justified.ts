'use client';
import { type RefObject, useEffect, useState } from 'react';
import { type JustifiedRow, justify } from './justify.ts';

/** Layout of a picture in its row: its share of the width without the gaps. */
interface Standing {
  share: number;
  gaps: number;
}

const standings = (rows: readonly JustifiedRow[], shapes: readonly number[]): Standing[] =>
  rows
    .flatMap(({ count, sum }) => Array.from({ length: count }, () => ({ sum, gaps: count - 1 })))
    .map(({ sum, gaps }, index) => ({ share: (shapes[index] ?? 1) / sum, gaps }));

/** Returns the target row height in pixels for a width. */
const targetFor = (width: number) => Math.min(380, Math.max(190, width * 0.27));

/** Returns the justified layout of aspect ratios in the width of an element; undefined until it is measured. */
export function useJustified(
  wall: RefObject<HTMLElement | null>,
  shapes: readonly number[],
): readonly Standing[] | undefined {
  const [room, setRoom] = useState<{ width: number; gap: number }>();
  useEffect(() => {
    const place = wall.current;
    if (!place) return;
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(place).columnGap) || 0;
      setRoom({ width: place.clientWidth, gap });
    };
    const watch = new ResizeObserver(measure);
    watch.observe(place);
    return () => watch.disconnect();
  }, [wall]);
  if (!room || room.width === 0) return undefined;
  return standings(justify(shapes, { ...room, target: targetFor(room.width) }), shapes);
}
