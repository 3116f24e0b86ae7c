import { appendScript } from './append-script.ts';

declare global {
  interface Window {
    /** Set by the script of Chatwoot. */
    chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
  }
}

/** Loads Chatwoot like the snippet in its dashboard at Inboxes > Website > Configuration. */
export async function loadChatwoot(
  win: Window,
  { baseUrl, websiteToken }: { baseUrl: string; websiteToken: string },
): Promise<void> {
  const base = baseUrl.replace(/\/+$/, '');
  await appendScript(win.document, `${base}/packs/js/sdk.js`);
  win.chatwootSDK?.run({ websiteToken, baseUrl: base });
}
