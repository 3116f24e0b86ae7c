import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { SiteConfig } from '../../../site.config.ts';
import { LiveChat } from '../../../src/blocks/chat/live-chat.tsx';
import { ContactForm } from '../../../src/forms/contact/contact-form.tsx';
import type { SendTo } from '../../../src/forms/contact/send-to.ts';
import { startAnalytics } from '../../../src/layouts/analytics/analytics-behavior.ts';
import type { Analytics } from '../../../src/layouts/analytics/load-analytics.ts';

/** Component and configuration that the test page mounts, from its `data-wanted`. */
export type Wanted =
  | { part: 'chat'; chat: SiteConfig['chat'] }
  | { part: 'form'; sendTo: SendTo }
  | { part: 'analytics'; analytics: Analytics };

const lines = Array.from({ length: 30 }, (_, index) => `line-${index + 1}`);

/** A page with links from its top to below its first screen. */
const Lines = () =>
  lines.map((line) => (
    <p key={line}>
      <a href={`#${line}`}>{line}</a>
    </p>
  ));

function view(wanted: Wanted) {
  switch (wanted.part) {
    case 'chat':
      return <LiveChat chat={wanted.chat} failureMessage="The chat is not there." />;
    case 'form':
      return <ContactForm fields="short" submitLabel="Send it" sendTo={wanted.sendTo} />;
    case 'analytics':
      return <Lines />;
  }
}

const root = document.getElementById('root');

if (root) {
  const wanted: Wanted = JSON.parse(root.dataset['wanted'] ?? '{}');
  // Before the first paint, as the HTML of a built page.
  flushSync(() => createRoot(root).render(view(wanted)));
  if (wanted.part === 'analytics') startAnalytics(wanted.analytics);
}
