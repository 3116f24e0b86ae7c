import { describe, expect, it, vi } from 'vitest';
import { createAltchaCheck } from './altcha-check.ts';
import type { CaptchaState } from './captcha-check.ts';

const hour = 3_600_000;

function setUp(solve: () => Promise<{ payload: string; expiresAt: number }>) {
  const states: CaptchaState[] = [];
  const solver = vi.fn(solve);
  const check = createAltchaCheck('/challenge', (state) => states.push(state), solver);
  return { check, solver, states };
}

describe('createAltchaCheck', () => {
  it('solves once in the background and keeps the solution', async () => {
    const { check, solver, states } = setUp(async () => ({
      payload: 'p',
      expiresAt: Date.now() + hour,
    }));
    check.start();
    check.start();
    expect(await check.token()).toBe('p');
    expect(await check.token()).toBe('p');
    expect(solver).toHaveBeenCalledTimes(1);
    expect(states).toEqual(['working', 'done']);
  });

  it('solves anew when the solution is about to expire, and after it was used', async () => {
    let left = 10_000;
    let count = 0;
    const { check, solver } = setUp(async () => {
      count += 1;
      return { payload: `p${count}`, expiresAt: Date.now() + left };
    });
    check.start();
    left = hour;
    expect(await check.token()).toBe('p2');
    check.reset();
    expect(await check.token()).toBe('p3');
    expect(solver).toHaveBeenCalledTimes(3);
  });

  it('[V8] fails with its state, and can be tried again', async () => {
    let works = false;
    const { check, states } = setUp(async () => {
      if (!works) throw new Error('offline');
      return { payload: 'p', expiresAt: Date.now() + hour };
    });
    await expect(check.token()).rejects.toThrow('offline');
    expect(states).toEqual(['working', 'failed']);
    works = true;
    expect(await check.token()).toBe('p');
    expect(states.at(-1)).toBe('done');
  });
});
