import type { CaptchaCheck, OnCaptchaState } from './captcha-check.ts';
import { loadWidgetLibrary, type ProviderName, type WidgetLibrary } from './captcha-providers.ts';

/**
 * Creates the check of a third party: renders its widget into an element and keeps the token it
 * returns.
 */
export function createWidgetCheck(
  provider: ProviderName,
  siteKey: string,
  container: () => HTMLElement | null,
  onState: OnCaptchaState,
  load: (name: ProviderName) => Promise<WidgetLibrary> = loadWidgetLibrary,
): CaptchaCheck {
  let drawn: Promise<{ library: WidgetLibrary; id: string | number }> | undefined;
  let token = '';

  const set = (value: string, state: Parameters<OnCaptchaState>[0]) => {
    token = value;
    onState(state);
  };

  const draw = async () => {
    onState('working');
    const library = await load(provider);
    const place = container();
    if (!place) throw new Error('captcha: its place is gone');
    const id = library.render(place, {
      sitekey: siteKey,
      callback: (value: string) => set(value, 'done'),
      'expired-callback': () => set('', 'needed'),
      'error-callback': () => set('', 'failed'),
    });
    onState('needed');
    return { library, id };
  };

  const begin = () => {
    drawn ??= draw().catch((error) => {
      drawn = undefined;
      set('', 'failed');
      throw error;
    });
    return drawn;
  };

  return {
    start: () => void begin().catch(() => {}),
    async token() {
      await begin();
      if (token === '') throw new Error('captcha: not solved yet');
      return token;
    },
    reset() {
      token = '';
      onState('idle');
      drawn?.then(
        ({ library, id }) => {
          library.reset(id);
          onState('needed');
        },
        () => {},
      );
    },
  };
}
