'use client';
import { type RefObject, useEffect, useState } from 'react';
import { type JustifiedRow, justify } from './justify.ts';

/** Layout of a picture in its row: its share of the width without the gaps. */
interface PicturePlacement {
  share: number;
  gaps: number;
}

const placementsOf = (
  rows: readonly JustifiedRow[],
  ratios: readonly number[],
): PicturePlacement[] =>
  rows
    .flatMap(({ count, ratioSum }) =>
      Array.from({ length: count }, () => ({ ratioSum, gaps: count - 1 })),
    )
    .map(({ ratioSum, gaps }, index) => ({ share: (ratios[index] ?? 1) / ratioSum, gaps }));

/** Returns the target row height in pixels for a width. */
const targetFor = (width: number) => Math.min(380, Math.max(190, width * 0.27));

/** Returns the justified layout of aspect ratios in the width of an element; undefined until it is measured. */
export function useJustified(
  containerRef: RefObject<HTMLElement | null>,
  ratios: readonly number[],
): readonly PicturePlacement[] | undefined {
  const [size, setSize] = useState<{ width: number; gap: number }>();
  useEffect(() => {
    const element = containerRef.current;
    if (!element) return;
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
      setSize({ width: element.clientWidth, gap });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [containerRef]);
  if (!size || size.width === 0) return undefined;
  return placementsOf(justify(ratios, { ...size, target: targetFor(size.width) }), ratios);
}
