import { createRoot } from 'react-dom/client';
import type { SiteConfig } from '../../../site.config.ts';
import { LiveChat } from '../../../src/blocks/chat/live-chat.tsx';
import { ContactForm } from '../../../src/forms/contact/contact-form.tsx';
import type { SendTo } from '../../../src/forms/contact/send-to.ts';

/** Component and configuration that the test page mounts, from its `data-wanted`. */
export type Wanted = { part: 'chat'; chat: SiteConfig['chat'] } | { part: 'form'; sendTo: SendTo };

const root = document.getElementById('root');
const wanted: Wanted = JSON.parse(root?.dataset['wanted'] ?? '{}');

if (root) {
  createRoot(root).render(
    wanted.part === 'chat' ? (
      <LiveChat chat={wanted.chat} failed="The chat is not there." />
    ) : (
      <ContactForm fields="short" submitLabel="Send it" sendTo={wanted.sendTo} />
    ),
  );
}
