'use client';
import { useEffect, useState } from 'react';
import type { ChatConfig } from './chat-config.ts';
import { loadChat, whenIdle } from './load-chat.ts';

/**
 * A third party's live chat. This island hydrates at the first sign of a visitor, so nothing is asked
 * for before that; the widget brings its own button. Should it fail, the page says so quietly.
 */
export function LiveChat({ chat, failed }: { chat: ChatConfig; failed: string }) {
  const [lost, setLost] = useState(false);
  useEffect(
    () => whenIdle(window, () => loadChat(window, chat).catch(() => setLost(true))),
    [chat],
  );
  return (
    <p role="status" className="sr-only">
      {lost && failed}
    </p>
  );
}
