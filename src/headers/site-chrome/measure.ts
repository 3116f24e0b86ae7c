/** Milliseconds between a load, resize or navigation and the measurement (specification, section 9). */
export const measureDelay = 1000;

/** Dispatched on the window after each measurement; `detail` is `SiteChromeHeights`. */
export const measuredEvent = 'site:measured';

/** Heights of header, footer and viewport, in CSS pixels. */
export interface SiteChromeHeights {
  headerHeight: number;
  footerHeight: number;
  viewportHeight: number;
}

/**
 * Measures header, footer and viewport; sets `--header-height`, `--footer-height`,
 * `--viewport-height` and `--scrollbar`.
 */
export function measure(win: Window): SiteChromeHeights {
  const { documentElement: root } = win.document;
  const heightOf = (selector: string) =>
    win.document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
  const header = heightOf('[data-site-header]');
  const heights = {
    // A header as tall as the viewport is beside the page and takes no height from it.
    headerHeight: header < win.innerHeight ? header : 0,
    footerHeight: heightOf('[data-site-footer]'),
    viewportHeight: win.innerHeight,
  };
  // First, as it reads: a read between writes would style the page twice. An open modal hides the
  // scrollbar (dialog.css): the last width stays.
  if (win.getComputedStyle(root).overflowY !== 'hidden')
    root.style.setProperty('--scrollbar', `${win.innerWidth - root.clientWidth}px`);
  root.style.setProperty('--header-height', `${heights.headerHeight}px`);
  root.style.setProperty('--footer-height', `${heights.footerHeight}px`);
  root.style.setProperty('--viewport-height', `${heights.viewportHeight}px`);
  win.dispatchEvent(new CustomEvent(measuredEvent, { detail: heights }));
  return heights;
}

/** Measures at load, and 1 s after load, each resize and each navigation. */
export function watchSizes(win: Window, signal: AbortSignal): void {
  let timer = 0;
  signal.addEventListener('abort', () => win.clearTimeout(timer));
  const measureLater = () => {
    win.clearTimeout(timer);
    timer = win.setTimeout(() => measure(win), measureDelay);
  };
  const measureNow = () => {
    measure(win);
    measureLater();
  };
  if (win.document.readyState === 'complete') measureNow();
  else win.addEventListener('load', measureNow, { signal });
  // `load` fires neither for a page from the back/forward cache nor for a jump to an anchor.
  for (const type of ['resize', 'pageshow', 'hashchange'])
    win.addEventListener(type, measureLater, { signal });
}
