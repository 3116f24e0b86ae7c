import type { SiteConfig } from '../../../site.config.ts';

/** Analytics of `site.config.ts`, where it has any. */
export type Analytics = Exclude<NonNullable<SiteConfig['analytics']>, { provider: 'none' }>;

declare global {
  interface Window {
    /** Queue of commands for Google's tags. */
    dataLayer?: unknown[];
    /** True where Google Analytics must neither send nor set a cookie for a measurement id. */
    [flag: `ga-disable-${string}`]: boolean;
  }
}

const googleTagsOrigin = 'https://www.googletagmanager.com';

/** Adds a script to the page; removes it again if a content blocker stops it. */
function addScript(
  { document: doc }: Window,
  src: string,
  attributes: Readonly<Record<string, string>> = {},
): void {
  const script = doc.createElement('script');
  script.async = true;
  script.onerror = () => script.remove();
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = src;
  doc.head.append(script);
}

/** Queues the commands of Google's own snippet for a measurement id. */
function queueMeasurement(win: Window, measurementId: string): void {
  win.dataLayer ??= [];
  const commands = win.dataLayer;
  function queue(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: Google's script ignores commands in arrays.
    commands.push(arguments);
  }
  queue('js', new Date());
  queue('config', measurementId);
}

/** Stops Google Analytics on a page, or lets it start; the other scripts have no such switch. */
export function disableMeasurement(win: Window, analytics: Analytics, isDisabled: boolean): void {
  if (analytics.provider !== 'ga4') return;
  win[`ga-disable-${analytics.measurementId}` as const] = isDisabled;
}

/** Loads the script of the provider as the provider's own snippet does. */
export function loadAnalytics(win: Window, analytics: Analytics): void {
  switch (analytics.provider) {
    case 'plausible':
      addScript(win, `${analytics.origin}/js/script.js`, { 'data-domain': analytics.domain });
      break;
    case 'umami':
      addScript(win, `${analytics.origin}/script.js`, { 'data-website-id': analytics.websiteId });
      break;
    case 'ga4':
      queueMeasurement(win, analytics.measurementId);
      addScript(win, `${googleTagsOrigin}/gtag/js?id=${analytics.measurementId}`);
      break;
    case 'gtm':
      win.dataLayer ??= [];
      win.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      addScript(win, `${googleTagsOrigin}/gtm.js?id=${analytics.containerId}`);
  }
}
