'use client';
import type { ChatConfig } from './chat-config.ts';
import type { ContactPanelProps } from './contact-panel.tsx';
import { LiveChat } from './live-chat.tsx';
import { WriteToUs, type WriteToUsTexts } from './write-to-us.tsx';

export interface ChatProps {
  chat: ChatConfig;
  texts: WriteToUsTexts & { failureMessage: string };
  form: ContactPanelProps;
}

/** The chat of every page: that of the provider in `site.config.ts`, or a panel with a contact form. */
export function Chat({ chat, texts, form }: ChatProps) {
  if (chat.provider !== 'none')
    return <LiveChat chat={chat} failureMessage={texts.failureMessage} />;
  return <WriteToUs texts={texts} form={form} />;
}
