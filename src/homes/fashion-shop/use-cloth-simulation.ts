import { useEffect, useRef, useState } from 'react';
import { createCloth, measured, stepSimulation } from './cloth-simulation.ts';
import { drawThreads } from './draw-threads.ts';

/** Steps after which the cloth is still enough to be measured. */
const settledSteps = 260;
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Runs the cloth simulation on a canvas: anew for each angle and each `round`, without animation if reduced
 * motion is preferred, and only while the canvas is visible.
 *
 * @returns the ref of the canvas, and the measurements once the cloth is still
 */
export function useClothSimulation(degrees: number, round: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [result, setResult] = useState<ReturnType<typeof measured>>();
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const cloth = createCloth(degrees);
    const color = getComputedStyle(place).color;
    const draw = () => drawThreads(place, cloth, color);
    let steps = 0;
    let frame = 0;
    const finish = () => {
      draw();
      setResult(measured(cloth));
    };
    const run = () => {
      stepSimulation(cloth);
      steps += 1;
      if (steps >= settledSteps) {
        finish();
        return;
      }
      draw();
      frame = requestAnimationFrame(run);
    };
    setResult(undefined);
    const resizes = new ResizeObserver(draw);
    resizes.observe(place);
    const visibility = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame);
      if (!entry?.isIntersecting || steps >= settledSteps) return;
      if (prefersReducedMotion()) {
        while (steps++ < settledSteps) stepSimulation(cloth);
        finish();
      } else frame = requestAnimationFrame(run);
    });
    visibility.observe(place);
    return () => {
      cancelAnimationFrame(frame);
      visibility.disconnect();
      resizes.disconnect();
    };
  }, [degrees, round]);
  return { canvas, result };
}
