import type { ReactNode } from 'react';
import { siteConfig } from '../../../site.config.ts';
import { locale } from '../../../src/content/locale.ts';
import { deskWords } from '../../../src/words/desk.ts';
import { deskPath } from '../../desk-path.ts';
import { statusParam } from '../status-message.ts';
import { deskStyle } from './desk-style.ts';
import { PostForm } from './page-elements.tsx';

const words = deskWords.shell;

/** Entries of the desk's navigation. */
export type DeskSection = 'leads' | 'spam' | 'mails' | 'subscribers';

/** Facts that every page of a signed-in person shows around its content. */
export interface ShellFacts {
  /** Address of the person. */
  mailbox: string;
  /** CSRF token of the session. */
  csrf: string;
  counts: { new: number; spam: number; deadMails: number };
  /** Message about the last post; null without one. */
  status: string | null;
}

interface DeskShellProps {
  title: string;
  /** Facts about the session; null while signed out. */
  shellFacts: ShellFacts | null;
  section?: DeskSection;
  children: ReactNode;
}

/** Document of the desk's pages. */
export function DeskShell({ title, shellFacts, section, children }: DeskShellProps) {
  const { name } = siteConfig.company;
  return (
    <html lang={locale.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        {/* Keeps phones from turning numbers and addresses in messages into links. */}
        <meta name="format-detection" content="telephone=no, email=no, address=no, date=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>{words.title(title, name)}</title>
        <style>{deskStyle}</style>
      </head>
      <body>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <header className="bar">
          <a className="brand" href={deskPath}>
            {name} <span>{words.desk}</span>
          </a>
          {shellFacts && <DeskNav shellFacts={shellFacts} section={section} />}
          {shellFacts && <Account shellFacts={shellFacts} />}
        </header>
        <main id="main" tabIndex={-1} className={shellFacts ? undefined : 'narrow'}>
          {shellFacts?.status && <Status text={shellFacts.status} />}
          {children}
        </main>
      </body>
    </html>
  );
}

/** Message about the last post. It gets the focus, so that screen readers read it first. */
export const Status = ({ text }: { text: string }) => (
  <p className="said" role="status" id={statusParam} tabIndex={-1}>
    {text}
  </p>
);

/**
 * Heading that says what became of a request. It gets the focus, as the message about a post does,
 * so that screen readers and keys begin with it.
 */
export const ResultHeading = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noAutofocus: it is the answer, and the first thing of the page.
  <h1 tabIndex={-1} autoFocus>
    {children}
  </h1>
);

interface NavEntry {
  section: DeskSection;
  label: string;
  href: string;
  count: number;
  /** Noun after the count, for screen readers. */
  noun: string;
}

interface DeskNavProps {
  shellFacts: ShellFacts;
  section: DeskSection | undefined;
}

function DeskNav({ shellFacts, section }: DeskNavProps) {
  const { counts } = shellFacts;
  const entries: NavEntry[] = [
    {
      section: 'leads',
      label: words.leads,
      href: deskPath,
      count: counts.new,
      noun: words.newLeads,
    },
    {
      section: 'spam',
      label: words.spam,
      href: `${deskPath}?state=spam`,
      count: counts.spam,
      noun: words.heldBack,
    },
    {
      section: 'mails',
      label: words.mails,
      href: `${deskPath}/mails`,
      count: counts.deadMails,
      noun: words.givenUp,
    },
    {
      section: 'subscribers',
      label: words.subscribers,
      href: `${deskPath}/subscribers`,
      count: 0,
      noun: '',
    },
  ];
  return (
    <nav aria-label={words.navigation}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.section}>
            <a
              href={entry.href}
              {...(entry.section === section ? { 'aria-current': 'page' as const } : {})}
            >
              {entry.label}
              {entry.count > 0 && (
                <span className={entry.section === 'mails' ? 'count alert' : 'count'}>
                  {' '}
                  {entry.count}
                  <span className="hidden"> {entry.noun}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Account = ({ shellFacts: { mailbox, csrf } }: { shellFacts: ShellFacts }) => (
  <details className="me">
    <summary>{words.signedIn}</summary>
    <div>
      <p className="small">{mailbox}</p>
      <PostForm action={`${deskPath}/sign-out`} csrf={csrf}>
        <button type="submit">{words.signOut}</button>
      </PostForm>
      <PostForm action={`${deskPath}/sign-out-everywhere`} csrf={csrf}>
        <button type="submit">{words.signOutEverywhere}</button>
      </PostForm>
    </div>
  </details>
);
