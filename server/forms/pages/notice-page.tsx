import { pageWords } from '../../../src/words/server.ts';
import { PageShell } from './page-shell.tsx';

interface NoticePageProps {
  title: string;
  text: string;
  /** Path of the page to go back to. */
  backHref: string;
}

/** Page of one sentence with a link back. */
export function NoticePage({ title, text, backHref }: NoticePageProps) {
  return (
    <PageShell title={title}>
      <p>{text}</p>
      <p>
        <a href={backHref}>{backHref === '/' ? pageWords.start : pageWords.back}</a>
      </p>
    </PageShell>
  );
}
