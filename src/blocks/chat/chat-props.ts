import { siteConfig } from '../../../site.config.ts';
import { responseTimes } from '../../content/response-times.ts';
import { chatWords } from '../../words/chrome.ts';
import type { ChatProps } from './chat.tsx';

/** Props of the chat of every page, from configuration and words. */
export const chatProps: ChatProps = {
  chat: siteConfig.chat,
  texts: {
    button: chatWords.button,
    heading: chatWords.heading,
    lead: chatWords.lead(responseTimes.message),
    close: chatWords.close,
    link: '/page/contact-us',
    failureMessage: chatWords.failed,
  },
  form: { submitLabel: chatWords.submit },
};
