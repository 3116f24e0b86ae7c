import { useEffect, useRef, useState } from 'react';
import { drawThreads } from './draw-threads.ts';
import { cutAt, fall, measured } from './fall.ts';

/** Steps after which the cloth hangs still enough to be measured. */
const settled = 260;
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets cloth fall before the visitor: anew for each angle and each `round`, at once where less motion is
 * wanted, and not at all out of sight.
 *
 * @returns the canvas, and what was measured once it hung still
 */
export function useFall(degrees: number, round: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [result, setResult] = useState<ReturnType<typeof measured>>();
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const cloth = cutAt(degrees);
    const color = getComputedStyle(place).color;
    const draw = () => drawThreads(place, cloth, color);
    let steps = 0;
    let frame = 0;
    const finish = () => {
      draw();
      setResult(measured(cloth));
    };
    const run = () => {
      fall(cloth);
      steps += 1;
      if (steps >= settled) {
        finish();
        return;
      }
      draw();
      frame = requestAnimationFrame(run);
    };
    setResult(undefined);
    const resized = new ResizeObserver(draw);
    resized.observe(place);
    const seen = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame);
      if (!entry?.isIntersecting || steps >= settled) return;
      if (calm()) {
        while (steps++ < settled) fall(cloth);
        finish();
      } else frame = requestAnimationFrame(run);
    });
    seen.observe(place);
    return () => {
      cancelAnimationFrame(frame);
      seen.disconnect();
      resized.disconnect();
    };
  }, [degrees, round]);
  return { canvas, result };
}
