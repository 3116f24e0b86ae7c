import { appendScript } from './append-script.ts';

declare global {
  interface Window {
    /** API object that the widget of tawk.to fills. */
    Tawk_API?: Record<string, unknown>;
    /** Time when loading began, for the widget's statistics. */
    Tawk_LoadStart?: Date;
  }
}

/**
 * Loads tawk.to like the snippet in its dashboard at Administration > Chat Widget > Widget Code.
 */
export function loadTawk(
  win: Window,
  { propertyId, widgetId }: { propertyId: string; widgetId: string },
): Promise<void> {
  win.Tawk_API ??= {};
  win.Tawk_LoadStart = new Date();
  return appendScript(win.document, `https://embed.tawk.to/${propertyId}/${widgetId}`, {
    charset: 'UTF-8',
    crossorigin: '*',
  });
}
