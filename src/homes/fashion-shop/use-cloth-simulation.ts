import { useEffect, useRef, useState } from 'react';
import { createCloth, measureCloth, stepSimulation } from './cloth-simulation.ts';
import { drawThreads } from './draw-threads.ts';

/** Number of steps after which the cloth is measured. */
const settledSteps = 260;
/** Duration of a step in milliseconds. */
const stepMs = 1000 / 60;
/** Maximum number of steps per frame. */
const maxStepsPerFrame = 8;
const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Runs the cloth simulation on a canvas: restarts for each angle and each `runNumber`, without
 * animation if reduced motion is preferred, and only while the canvas is visible.
 *
 * @returns the ref of the canvas, and the measurements at the end
 */
export function useClothSimulation(degrees: number, runNumber: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [result, setResult] = useState<ReturnType<typeof measureCloth>>();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const cloth = createCloth(degrees);
    const color = getComputedStyle(element).color;
    const draw = () => drawThreads(element, cloth, color);
    let steps = 0;
    let frame = 0;
    let lastTime: number | undefined;
    const finish = () => {
      draw();
      setResult(measureCloth(cloth));
    };
    const run = (now: number) => {
      // Runs in real time, whatever the frame rate.
      lastTime ??= now - stepMs;
      const due = Math.min(Math.round((now - lastTime) / stepMs), maxStepsPerFrame);
      if (due > 0) lastTime = now;
      for (let step = 0; step < due && steps < settledSteps; step++, steps++) stepSimulation(cloth);
      if (steps >= settledSteps) {
        finish();
        return;
      }
      draw();
      frame = requestAnimationFrame(run);
    };
    setResult(undefined);
    const resizes = new ResizeObserver(draw);
    resizes.observe(element);
    const visibility = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame);
      lastTime = undefined;
      if (!entry?.isIntersecting || steps >= settledSteps) return;
      if (prefersReducedMotion()) {
        while (steps++ < settledSteps) stepSimulation(cloth);
        finish();
      } else frame = requestAnimationFrame(run);
    });
    visibility.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      visibility.disconnect();
      resizes.disconnect();
    };
  }, [degrees, runNumber]);
  return { canvas, result };
}
