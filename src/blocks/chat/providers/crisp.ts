import { appendScript } from './append-script.ts';

declare global {
  interface Window {
    /** Queue of commands for the widget of Crisp. */
    $crisp?: unknown[];
    CRISP_WEBSITE_ID?: string;
  }
}

/** The loader of Crisp (Settings, Setup instructions, HTML), as a function. */
export function loadCrisp(win: Window, { websiteId }: { websiteId: string }): Promise<void> {
  win.$crisp ??= [];
  win.CRISP_WEBSITE_ID = websiteId;
  return appendScript(win.document, 'https://client.crisp.chat/l.js');
}
