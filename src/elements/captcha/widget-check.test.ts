import { describe, expect, it, vi } from 'vitest';
import type { CaptchaState } from './captcha-check.ts';
import { createWidgetCheck } from './widget-check.ts';

function setUp() {
  const states: CaptchaState[] = [];
  let options: Record<string, unknown> = {};
  const library = {
    render: vi.fn((_place: HTMLElement, given: Record<string, unknown>) => {
      options = given;
      return 'widget-1';
    }),
    reset: vi.fn(),
  };
  const load = vi.fn(async () => library);
  const place = {} as HTMLElement;
  const onState = (state: CaptchaState) => void states.push(state);
  const check = createWidgetCheck('turnstile', 'site-key', () => place, onState, load);
  const call = (name: string, ...args: unknown[]) =>
    (options[name] as (...args: unknown[]) => void)(...args);
  return { check, call, load, library, states, options: () => options };
}

describe('createWidgetCheck', () => {
  it('[A6] loads the third party’s script on first use only, and renders once', async () => {
    const { check, load, library, options } = setUp();
    expect(load).not.toHaveBeenCalled();
    check.start();
    await check.token().catch(() => {});
    expect(load).toHaveBeenCalledTimes(1);
    expect(library.render).toHaveBeenCalledTimes(1);
    expect(options()).toMatchObject({ sitekey: 'site-key' });
  });

  it('waits for the visitor, gives the token, and takes it back when it expires', async () => {
    const { check, call, states } = setUp();
    await expect(check.token()).rejects.toThrow('not solved yet');
    call('callback', 'token');
    expect(await check.token()).toBe('token');
    call('expired-callback');
    await expect(check.token()).rejects.toThrow('not solved yet');
    expect(states).toEqual(['working', 'needed', 'done', 'needed']);
  });

  it('[V8] has an error state, and resets the widget after use', async () => {
    const { check, call, library, states } = setUp();
    await check.token().catch(() => {});
    call('error-callback');
    expect(states.at(-1)).toBe('failed');
    check.reset();
    await expect.poll(() => library.reset).toHaveBeenCalledWith('widget-1');
    expect(states.at(-1)).toBe('needed');
  });
});
