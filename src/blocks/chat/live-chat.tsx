'use client';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../elements/when-idle/when-idle.ts';
import type { ChatConfig } from './chat-config.ts';
import { loadChat } from './load-chat.ts';

/**
 * A third-party live chat. The island hydrates on the first interaction, so no request is made before;
 * the widget has its own button. A failure to load is announced to screen readers.
 */
export function LiveChat({ chat, failureMessage }: { chat: ChatConfig; failureMessage: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(
    () => whenIdle(window, () => loadChat(window, chat).catch(() => setHasFailed(true))),
    [chat],
  );
  return (
    <p role="status" className="sr-only">
      {hasFailed && failureMessage}
    </p>
  );
}
