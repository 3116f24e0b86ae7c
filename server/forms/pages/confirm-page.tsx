import { PageShell } from './page-shell.tsx';

export interface ConfirmPageProps {
  title: string;
  text: string;
  /** Label of the button that confirms. */
  yes: string;
  /** Label of the link to the start page. */
  no: string;
  /** Path to post to, with the link's signature. */
  href: string;
}

/** Confirmation page behind a link in a mail: mail scanners follow every link, so a link alone does nothing. */
export function ConfirmPage({ title, text, yes, no, href }: ConfirmPageProps) {
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
