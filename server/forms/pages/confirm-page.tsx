import { PageShell } from './page-shell.tsx';

export interface ConfirmPageProps {
  title: string;
  text: string;
  /** Label of the button that confirms. */
  confirmLabel: string;
  /** Label of the link to the start page. */
  cancelLabel: string;
  /** Path to post to, with the link's signature. */
  href: string;
}

/** Confirmation page behind a link in a mail: mail scanners follow every link, so a link alone does nothing. */
export function ConfirmPage({ title, text, confirmLabel, cancelLabel, href }: ConfirmPageProps) {
  return (
    <PageShell title={title}>
      <p>{text}</p>
      <form method="post" action={href}>
        <button type="submit">{confirmLabel}</button>
      </form>
      <p>
        <a href="/">{cancelLabel}</a>
      </p>
    </PageShell>
  );
}
