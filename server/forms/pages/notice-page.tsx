import { PageShell } from './page-shell.tsx';

export interface NoticeProps {
  title: string;
  text: string;
  /** Path of the page to go back to. */
  back: string;
}

/** One sentence and a way on. */
export function NoticePage({ title, text, back }: NoticeProps) {
  return (
    <PageShell title={title}>
      <p>{text}</p>
      <p>
        <a href={back}>{back === '/' ? 'Go to the start page' : 'Back to the page'}</a>
      </p>
    </PageShell>
  );
}

/** Asks before a subscription ends: a link that ends it at once would be followed by mail scanners. */
export function UnsubscribePage({ action }: { action: string }) {
  return (
    <PageShell title="Leave the list?">
      <p>Press the button and no more mail comes from our list to this address.</p>
      <form method="post" action={action}>
        <button type="submit">Unsubscribe</button>
      </form>
      <p>
        <a href="/">Stay on the list</a>
      </p>
    </PageShell>
  );
}
