import { siteConfig } from '../../../site.config.ts';
import { chatTexts } from '../../content/site-chrome.ts';
import type { ChatProps } from './chat.tsx';

/** What the chat of every page is made of, as plain data from the configuration and the content. */
export const chatProps: ChatProps = {
  chat: siteConfig.chat,
  texts: chatTexts,
  form: { submitLabel: chatTexts.submit },
};
