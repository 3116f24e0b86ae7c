import { siteConfig } from '../../../site.config.ts';
import type { SubscriberAction } from '../../security/subscriber-link.ts';
import { PageShell } from './page-shell.tsx';

export interface SubscriberAskProps {
  action: SubscriberAction;
  /** Path to post to, with the link's signature. */
  href: string;
}

const words: Record<SubscriberAction, { title: string; text: string; yes: string; no: string }> = {
  confirm: {
    title: 'Join the list?',
    text: `Press the button, and the letter of ${siteConfig.company.name} comes to this address. Each one has a link that ends it.`,
    yes: 'Confirm my subscription',
    no: 'Rather not',
  },
  unsubscribe: {
    title: 'Leave the list?',
    text: 'Press the button and no more mail comes from our list to this address.',
    yes: 'Unsubscribe',
    no: 'Stay on the list',
  },
};

/** Asks before anything is done: mail scanners follow every link in a mail. */
export function SubscriberAskPage({ action, href }: SubscriberAskProps) {
  const { title, text, yes, no } = words[action];
  return (
    <PageShell title={title}>
      <p>{text}</p>
      <form method="post" action={href}>
        <button type="submit">{yes}</button>
      </form>
      <p>
        <a href="/">{no}</a>
      </p>
    </PageShell>
  );
}
