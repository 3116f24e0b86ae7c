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
