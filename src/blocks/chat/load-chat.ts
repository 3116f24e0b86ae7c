import type { ChatConfig } from './chat-config.ts';
import { loadChatwoot } from './providers/chatwoot.ts';
import { loadCrisp } from './providers/crisp.ts';
import { loadTawk } from './providers/tawk.ts';

/** Loads the widget of the configured provider; with `none` it does nothing. */
export async function loadChat(win: Window, chat: ChatConfig): Promise<void> {
  if (chat.provider === 'tawk') return loadTawk(win, chat);
  if (chat.provider === 'crisp') return loadCrisp(win, chat);
  if (chat.provider === 'chatwoot') return loadChatwoot(win, chat);
}

/** Calls `run` when the browser is idle, in Safari after 300 ms. Returns a function that cancels. */
export function whenIdle(win: Window, run: () => void): () => void {
  if (!('requestIdleCallback' in win)) {
    const timer = setTimeout(run, 300);
    return () => clearTimeout(timer);
  }
  const handle = win.requestIdleCallback(run, { timeout: 4000 });
  return () => win.cancelIdleCallback(handle);
}
