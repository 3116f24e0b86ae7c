/** Gap in milliseconds between a load, resize or navigation and its measuring. Section 9. */
export const measureDelay = 1000;

/** Told on the window after each measuring; `detail` holds the heights in pixels. */
export const measuredEvent = 'site:measured';

/** Heights that the whole page shares, in CSS pixels. */
export interface SiteChromeHeights {
  headerHeight: number;
  footerHeight: number;
  viewportHeight: number;
}

/** Measures the frame and writes `--header-height`, `--footer-height`, `--viewport-height`, `--scrollbar`. */
export function measure(win: Window): SiteChromeHeights {
  const { documentElement: root } = win.document;
  const heightOf = (selector: string) =>
    win.document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
  const header = heightOf('[data-site-header]');
  const heights = {
    // A header as tall as the window stands beside the page and takes nothing from its top.
    headerHeight: header < win.innerHeight ? header : 0,
    footerHeight: heightOf('[data-site-footer]'),
    viewportHeight: win.innerHeight,
  };
  root.style.setProperty('--header-height', `${heights.headerHeight}px`);
  root.style.setProperty('--footer-height', `${heights.footerHeight}px`);
  root.style.setProperty('--viewport-height', `${heights.viewportHeight}px`);
  // A modal takes the scrollbar away (dialog.css); what it needs is measured before.
  if (win.getComputedStyle(root).overflowY !== 'hidden')
    root.style.setProperty('--scrollbar', `${win.innerWidth - root.clientWidth}px`);
  win.dispatchEvent(new CustomEvent(measuredEvent, { detail: heights }));
  return heights;
}

/** Measures at load, and again 1 s after load, after each resize and after each navigation. */
export function watchSizes(win: Window, signal: AbortSignal): void {
  let timer = 0;
  signal.addEventListener('abort', () => win.clearTimeout(timer));
  const soon = () => {
    win.clearTimeout(timer);
    timer = win.setTimeout(() => measure(win), measureDelay);
  };
  const now = () => {
    measure(win);
    soon();
  };
  if (win.document.readyState === 'complete') now();
  else win.addEventListener('load', now, { signal });
  win.addEventListener('resize', soon, { signal });
  // A page from the back/forward cache does not load again; a jump inside the page does not either.
  win.addEventListener('pageshow', soon, { signal });
  win.addEventListener('hashchange', soon, { signal });
}
