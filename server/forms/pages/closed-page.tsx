import { siteConfig } from '../../../site.config.ts';
import { PageShell } from './page-shell.tsx';

export interface ClosedPageProps {
  /** Why nothing was taken. */
  text: string;
  /** What the applicant wrote, to be copied. */
  comment: string;
  /** Path of the page with all openings. */
  openings: string;
}

/** An application that came after the last day: why, what was written, and whom to write to. */
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
