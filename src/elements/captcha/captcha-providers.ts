/** Common API of the three providers' scripts. */
export interface WidgetLibrary {
  /** Renders the widget into an element and returns its id. */
  render: (container: HTMLElement, options: Record<string, unknown>) => string | number;
  reset: (widget: string | number) => void;
}

interface Provider {
  /** Script URL; the script calls the function named by `onload` when it is ready. */
  script: string;
  /** Global variable that holds the provider's library. */
  global: 'turnstile' | 'grecaptcha' | 'hcaptcha';
  /** Form field name of the solution: the one that the provider's own widget uses. */
  field: string;
}

export type ProviderName = 'turnstile' | 'recaptcha' | 'hcaptcha';

/** Third-party captchas. Their hosts are also listed in the server's `third-parties.ts`. */
export const captchaProviders: Record<ProviderName, Provider> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    global: 'turnstile',
    field: 'cf-turnstile-response',
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    global: 'grecaptcha',
    field: 'g-recaptcha-response',
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    global: 'hcaptcha',
    field: 'h-captcha-response',
  },
};

/** Timeout for the provider's script, in milliseconds. */
const timeoutMs = 30_000;

/**
 * Loads a provider's script and resolves with its library.
 * @throws Error when it cannot be loaded within 30 s.
 */
export function loadWidgetLibrary(name: ProviderName): Promise<WidgetLibrary> {
  const provider = captchaProviders[name];
  const globals = window as unknown as Record<string, unknown>;
  const readLibrary = () => globals[provider.global] as WidgetLibrary | undefined;
  const loadedLibrary = readLibrary();
  if (loadedLibrary?.render) return Promise.resolve(loadedLibrary);
  return new Promise((resolve, reject) => {
    const callback = `captchaReady_${name}`;
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`captcha script of ${name} did not load`));
    };
    const timer = setTimeout(fail, timeoutMs);
    globals[callback] = () => {
      clearTimeout(timer);
      const library = readLibrary();
      if (library) resolve(library);
      else fail();
    };
    script.src = `${provider.script}?render=explicit&onload=${callback}`;
    script.async = true;
    script.onerror = fail;
    document.head.append(script);
  });
}
