import { describe, expect, it } from 'vitest';
import { angleBetween, restingRotation, rotationTo, workAfter, workAt } from './wheel-rotation.ts';

describe('a wheel of nine works', () => {
  it('has the work on top that it was turned to, however often it went round', () => {
    expect(workAt(0, 9)).toBe(0);
    expect(workAt(-40, 9)).toBe(1);
    expect(workAt(40, 9)).toBe(8);
    expect(workAt(-760, 9)).toBe(1);
  });

  it('goes the shorter way', () => {
    expect(rotationTo(8, 0, 9)).toBe(40);
    expect(rotationTo(1, -360, 9)).toBe(-400);
    expect(workAt(rotationTo(5, 1234, 9), 9)).toBe(5);
  });

  it('comes to rest on a work, and flies over three at the most', () => {
    expect(restingRotation(-25, 0, 9)).toBe(-40);
    expect(restingRotation(-10, 0, 9) === 0).toBe(true);
    expect(restingRotation(0, -0.2, 9)).toBe(-40);
    expect(restingRotation(0, 9, 9)).toBe(120);
  });

  it('measures the hand from the hub, over the seam too', () => {
    const hub = { x: 0, y: 0 };
    expect(angleBetween(hub, { x: 1, y: 0 }, { x: 0, y: 1 })).toBeCloseTo(90);
    expect(angleBetween(hub, { x: -1, y: 0.1 }, { x: -1, y: -0.1 })).toBeCloseTo(11.42, 1);
  });

  it('knows four keys', () => {
    expect(workAfter('ArrowRight', 8, 9)).toBe(0);
    expect(workAfter('ArrowLeft', 0, 9)).toBe(8);
    expect(workAfter('Home', 4, 9)).toBe(0);
    expect(workAfter('End', 4, 9)).toBe(8);
    expect(workAfter('Enter', 4, 9)).toBeUndefined();
  });
});
