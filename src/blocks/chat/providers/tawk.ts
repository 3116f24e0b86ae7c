import { appendScript } from './append-script.ts';

declare global {
  interface Window {
    /** API object that the widget of tawk.to fills. */
    Tawk_API?: Record<string, unknown>;
    /** When the loader began, for the widget's own statistics. */
    Tawk_LoadStart?: Date;
  }
}

/** The loader of tawk.to (Administration, Chat Widget, Widget Code), as a function. */
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
