import { describe, expect, it } from 'vitest';
import { scrollState } from './scroll-state.ts';

const at = (...positions: number[]) =>
  positions.reduce<ReturnType<typeof scrollState> | undefined>(
    (state, y) => scrollState(y, state),
    undefined,
  );

describe('scroll state', () => {
  it('[C3] [B2] is stuck only past 5 px', () => {
    expect(at(5)?.stuck).toBe(false);
    expect(at(6)?.stuck).toBe(true);
  });

  it('[C2] [B2] is far only past 300 px', () => {
    expect(at(300)?.far).toBe(false);
    expect(at(301)?.far).toBe(true);
  });

  it('allows hiding only past 120 px', () => {
    expect(at(0, 120)?.away).toBe(false);
    expect(at(0, 121)?.away).toBe(true);
  });

  it('[T3] follows the direction of the scroll', () => {
    expect(at(0, 200)?.direction).toBe('down');
    expect(at(0, 200, 150)?.direction).toBe('up');
    expect(at(0, 200, 150, 400)?.direction).toBe('down');
  });

  it('[T3] starts and ends at the top as up, also past it (rubber band)', () => {
    expect(at(900)?.direction).toBe('up');
    expect(at(0, 200, 3)?.direction).toBe('up');
    expect(at(0, 200, -40)?.direction).toBe('up');
  });

  it('keeps the direction for small moves, but adds up slow ones', () => {
    expect(at(0, 200, 198)?.direction).toBe('down');
    expect(at(0, 200, 198, 196)?.direction).toBe('up');
  });
});
