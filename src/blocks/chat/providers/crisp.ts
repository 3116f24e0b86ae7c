import { appendScript } from './append-script.ts';

declare global {
  interface Window {
    /** Queue of commands for the widget of Crisp. */
    $crisp?: unknown[];
    CRISP_WEBSITE_ID?: string;
  }
}

/** Loads Crisp like the snippet in its dashboard at Settings > Setup instructions > HTML. */
export function loadCrisp(win: Window, { websiteId }: { websiteId: string }): Promise<void> {
  win.$crisp ??= [];
  win.CRISP_WEBSITE_ID = websiteId;
  return appendScript(win.document, 'https://client.crisp.chat/l.js');
}
