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
  loadLibrary: (name: ProviderName) => Promise<WidgetLibrary> = loadWidgetLibrary,
): CaptchaCheck {
  let renderedWidget: Promise<{ library: WidgetLibrary; id: string | number }> | undefined;
  let token = '';

  const setToken = (value: string, state: Parameters<OnCaptchaState>[0]) => {
    token = value;
    onState(state);
  };

  const renderWidget = async () => {
    onState('working');
    const library = await loadLibrary(provider);
    const element = container();
    if (!element) throw new Error('captcha: its element is gone');
    const id = library.render(element, {
      sitekey: siteKey,
      callback: (value: string) => setToken(value, 'done'),
      'expired-callback': () => setToken('', 'needed'),
      'error-callback': () => setToken('', 'failed'),
    });
    onState('needed');
    return { library, id };
  };

  const ensureWidget = () => {
    renderedWidget ??= renderWidget().catch((error) => {
      renderedWidget = undefined;
      setToken('', 'failed');
      throw error;
    });
    return renderedWidget;
  };

  return {
    start: () => void ensureWidget().catch(() => {}),
    async token() {
      await ensureWidget();
      if (token === '') throw new Error('captcha: not solved yet');
      return token;
    },
    reset() {
      token = '';
      onState('idle');
      renderedWidget?.then(
        ({ library, id }) => {
          library.reset(id);
          onState('needed');
        },
        () => {},
      );
    },
  };
}
