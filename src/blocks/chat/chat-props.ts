import { siteConfig } from '../../../site.config.ts';
import { chatTexts } from '../../content/site-chrome.ts';
import type { ChatProps } from './chat.tsx';

/** Props of the chat of every page, from configuration and content. */
export const chatProps: ChatProps = {
  chat: siteConfig.chat,
  texts: chatTexts,
  form: { submitLabel: chatTexts.submit },
};
