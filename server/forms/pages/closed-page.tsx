import { siteConfig } from '../../../site.config.ts';
import { pageWords } from '../../../src/words/server.ts';
import { PageShell } from './page-shell.tsx';

interface ClosedPageProps {
  /** Reason for the refusal. */
  text: string;
  /** The applicant's message, to be copied. */
  comment: string;
  /** Path of the page with all openings. */
  openingsHref: string;
}

/**
 * Response to an application after the last day: the reason, the message, and the address to write
 * to.
 */
export function ClosedPage({ text, comment, openingsHref }: ClosedPageProps) {
  const { email } = siteConfig.company;
  const { closed } = pageWords;
  return (
    <PageShell title={closed.title}>
      <p>{text}</p>
      {comment !== '' && (
        <div>
          <label htmlFor="comment">{closed.copy}</label>
          <textarea id="comment" rows={8} readOnly defaultValue={comment} />
        </div>
      )}
      <p>
        <a href={`mailto:${email}`}>{closed.write(email)}</a>
      </p>
      <p>
        <a href={openingsHref}>{closed.openings}</a>
      </p>
    </PageShell>
  );
}
