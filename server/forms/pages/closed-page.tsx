import { siteConfig } from '../../../site.config.ts';
import { PageShell } from './page-shell.tsx';

export interface ClosedPageProps {
  /** Reason for the refusal. */
  text: string;
  /** The applicant's message, to be copied. */
  comment: string;
  /** Path of the page with all openings. */
  openings: string;
}

/**
 * Response to an application after the last day: the reason, the message, and the address to write
 * to.
 */
export function ClosedPage({ text, comment, openings }: ClosedPageProps) {
  const { email } = siteConfig.company;
  return (
    <PageShell title="This place is closed">
      <p>{text}</p>
      {comment !== '' && (
        <div>
          <label htmlFor="comment">What you wrote is still here, to be copied</label>
          <textarea id="comment" rows={8} readOnly defaultValue={comment} />
        </div>
      )}
      <p>
        <a href={`mailto:${email}`}>Write to {email}</a>
      </p>
      <p>
        <a href={openings}>See what is open</a>
      </p>
    </PageShell>
  );
}
