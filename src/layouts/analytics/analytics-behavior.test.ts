// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { consentCopy as copy } from '../../content/consent.ts';
import { startAnalytics } from './analytics-behavior.ts';

const ga4 = { provider: 'ga4', measurementId: 'G-TEST1' } as const;
const plausible = {
  provider: 'plausible',
  domain: 'larkfield.example',
  origin: 'https://plausible.io',
} as const;
const umami = { provider: 'umami', origin: 'https://stats.example', websiteId: 'w1' } as const;

let stored: Map<string, string>;
let listeners: EventTarget;
let onResize: () => void;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  // Of this test alone: a page of an earlier one would answer, too.
  listeners = new EventTarget();
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  class ResizeObserverStub {
    observe = vi.fn();
    constructor(update: () => void) {
      onResize = update;
    }
  }
  vi.stubGlobal('ResizeObserver', ResizeObserverStub);
  reload.mockClear();
  delete window.dataLayer;
  delete window['ga-disable-G-TEST1'];
  document.head.innerHTML = '';
  document.body.innerHTML = `<a href="#main">Skip</a><header></header>
    <main tabindex="-1"><a href="/">Home</a></main><footer data-site-footer></footer>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scripts = () => [...document.head.querySelectorAll('script')];
const addresses = () => scripts().map(({ src }) => src);
const settle = () => vi.advanceTimersByTime(5000);
const banner = () => document.querySelector<HTMLElement>('section[aria-label]');
/** Stores a choice as another tab does. */
const chooseElsewhere = (choice: string) => {
  stored.set('visit-counting', choice);
  listeners.dispatchEvent(Object.assign(new Event('storage'), { key: 'visit-counting' }));
};
const showAgain = (persisted: boolean) =>
  listeners.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const setCookies = () => {
  for (const cookie of ['_ga=1; path=/', 'own=1; path=/']) Reflect.set(document, 'cookie', cookie);
};
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);

describe.each([
  [plausible, 'https://plausible.io/js/script.js', 'data-domain', 'larkfield.example'],
  [umami, 'https://stats.example/script.js', 'data-website-id', 'w1'],
] as const)('$provider', (analytics, address, name, value) => {
  test('loads when the browser is idle, and asks nothing', () => {
    startAnalytics(analytics);
    expect(scripts()).toEqual([]);
    settle();
    expect(addresses()).toEqual([address]);
    expect(scripts()[0]?.getAttribute(name)).toBe(value);
    expect(document.querySelectorAll('button, section')).toHaveLength(0);
  });

  test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'does not load if the browser says %j',
    (browser) => {
      vi.stubGlobal('navigator', browser);
      startAnalytics(analytics);
      settle();
      expect(scripts()).toEqual([]);
    },
  );
});

describe('Google’s scripts', () => {
  test('load after “Allow” only, and the answer is kept', () => {
    startAnalytics(ga4);
    settle();
    expect(scripts()).toEqual([]);
    expect(banner()?.hidden).toBe(false);
    expect(banner()?.getAttribute('aria-label')).toBe(copy.label);
    expect(document.body.children[1]).toBe(banner());
    button(copy.allow)?.click();
    settle();
    expect(addresses()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
    expect(banner()?.hidden).toBe(true);
    expect([...stored.values()]).toEqual(['allowed']);
    // Google's script reads `arguments`, and ignores arrays.
    const [started, configured] = window.dataLayer ?? [];
    expect(Object.prototype.toString.call(started)).toBe('[object Arguments]');
    expect([...(configured as Iterable<unknown>)]).toEqual(['config', 'G-TEST1']);
  });

  test('Tag Manager gets its start event', () => {
    startAnalytics({ provider: 'gtm', containerId: 'GTM-TEST1' });
    button(copy.allow)?.click();
    settle();
    expect(addresses()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
    expect(window.dataLayer).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
  });

  test('do not load after “No, thank you”, and nobody is asked again', () => {
    startAnalytics(ga4);
    button(copy.refuse)?.click();
    settle();
    expect(scripts()).toEqual([]);
    expect([...stored.values()]).toEqual(['refused']);
    banner()?.remove();
    startAnalytics(ga4);
    expect(banner()?.hidden).toBe(true);
  });

  test('load at once where they were allowed before', () => {
    stored.set('visit-counting', 'allowed');
    startAnalytics(ga4);
    settle();
    expect(scripts()).toHaveLength(1);
    expect(banner()?.hidden).toBe(true);
  });

  test('are refused by a browser that asks not to be tracked, until allowed', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    startAnalytics(ga4);
    settle();
    expect(banner()?.hidden).toBe(true);
    expect(scripts()).toEqual([]);
    document.querySelector<HTMLElement>('footer button')?.click();
    expect(banner()?.hidden).toBe(false);
    button(copy.allow)?.click();
    settle();
    expect(scripts()).toHaveLength(1);
  });

  test('are gone with their cookies once consent is withdrawn', () => {
    stored.set('visit-counting', 'allowed');
    setCookies();
    startAnalytics(ga4);
    settle();
    expect(window['ga-disable-G-TEST1']).toBe(false);
    button(copy.change)?.click();
    button(copy.refuse)?.click();
    expect(window['ga-disable-G-TEST1']).toBe(true);
    expect(document.cookie).toBe('own=1');
    expect([...stored.values()]).toEqual(['refused']);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('lose cookies that a page left behind, where they were refused before', () => {
    stored.set('visit-counting', 'refused');
    setCookies();
    startAnalytics(ga4);
    settle();
    expect(document.cookie).toBe('own=1');
    expect(window['ga-disable-G-TEST1']).toBe(true);
    expect(scripts()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('load in a tab that asks once another has the answer “Allow”', () => {
    startAnalytics(ga4);
    listeners.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
    expect(banner()?.hidden).toBe(false);
    chooseElsewhere('allowed');
    settle();
    expect(banner()?.hidden).toBe(true);
    expect(scripts()).toHaveLength(1);
    chooseElsewhere('allowed');
    settle();
    expect(scripts()).toHaveLength(1);
  });

  test('stay out of a tab that asks once another has the answer “No, thank you”', () => {
    startAnalytics(ga4);
    chooseElsewhere('refused');
    settle();
    expect(banner()?.hidden).toBe(true);
    expect(scripts()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('are gone from the other tabs, too, once consent is withdrawn', () => {
    stored.set('visit-counting', 'allowed');
    setCookies();
    startAnalytics({ provider: 'gtm', containerId: 'GTM-TEST1' });
    settle();
    chooseElsewhere('refused');
    expect(document.cookie).toBe('own=1');
    expect(reload).toHaveBeenCalledOnce();
  });

  test('are gone from a page that comes out of the back/forward cache', () => {
    stored.set('visit-counting', 'allowed');
    startAnalytics(ga4);
    settle();
    stored.set('visit-counting', 'refused');
    showAgain(false);
    expect(reload).not.toHaveBeenCalled();
    showAgain(true);
    expect(window['ga-disable-G-TEST1']).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the banner', () => {
  test('closes by Escape without an answer', () => {
    startAnalytics(ga4);
    button(copy.allow)?.focus();
    banner()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(banner()?.hidden).toBe(true);
    expect(stored.size).toBe(0);
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  test('opened from the footer, takes the focus and gives it back', () => {
    stored.set('visit-counting', 'refused');
    startAnalytics(ga4);
    const opener = button(copy.change);
    opener?.focus();
    opener?.click();
    expect(document.activeElement).toBe(banner());
    button(copy.refuse)?.click();
    expect(document.activeElement).toBe(opener);
    expect(reload).not.toHaveBeenCalled();
  });

  test('moves away from the focused element', () => {
    startAnalytics(ga4);
    const at = (top: number, bottom: number) => () =>
      ({ top, bottom, left: 0, right: 300, height: bottom - top }) as DOMRect;
    const region = banner();
    const link = document.querySelector<HTMLElement>('main a');
    if (!region || !link) throw new Error('The page has no banner or no link.');
    region.getBoundingClientRect = at(600, 750);
    link.getBoundingClientRect = at(100, 120);
    link.focus();
    settle();
    expect(region.dataset['placement']).toBe('bottom');
    link.blur();
    link.getBoundingClientRect = at(700, 720);
    link.focus();
    settle();
    expect(region.dataset['placement']).toBe('top');
  });

  test('has room below the last line of the page', () => {
    startAnalytics(ga4);
    const region = banner();
    if (!region) throw new Error('The page has no banner.');
    Object.defineProperty(region, 'offsetHeight', { value: 180 });
    onResize();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--visit-choice-room')).toBe('180px');
  });

  test('works where the browser stores nothing', () => {
    const refuse = () => {
      throw new Error('Access is denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    startAnalytics(ga4);
    expect(banner()?.hidden).toBe(false);
    button(copy.allow)?.click();
    settle();
    expect(scripts()).toHaveLength(1);
  });
});
