import type { ReactNode } from 'react';
import { deskWords } from '../../../src/words/desk.ts';
import { escapeUnprintable, oneLine } from '../../escape-unprintable.ts';
import type { LeadState } from '../../leads/lead-state.ts';
import { formatMoment } from '../../mail/dates.ts';
import { csrfField } from '../desk-request.ts';
import { formatShort } from '../format-time.ts';

const words = deskWords.pager;

/** Visitors' text with its line breaks; each paragraph in its own direction. */
export const PostedText = ({ text }: { text: string }) => (
  <p className="posted" dir="auto">
    {escapeUnprintable(text)}
  </p>
);

/** Visitors' text in one line, isolated from the direction of ours. */
export const PostedLine = ({ text, maxLength = 200 }: { text: string; maxLength?: number }) => (
  <bdi>{oneLine(text, maxLength)}</bdi>
);

/** Time element: short in lists, otherwise in full. */
export const FormattedTime = ({ ms, isShort = false }: { ms: number; isShort?: boolean }) => (
  <time dateTime={new Date(ms).toISOString()} {...(isShort ? { title: formatMoment(ms) } : {})}>
    {isShort ? formatShort(ms) : formatMoment(ms)}
  </time>
);

export const StateBadge = ({ state }: { state: LeadState }) => (
  <span className={`badge ${state === 'spam' ? 'alert' : state}`}>{deskWords.states[state]}</span>
);

/** Form that posts, with the CSRF token of the session. */
export const PostForm = ({
  action,
  csrf,
  className,
  children,
}: {
  action: string;
  csrf: string;
  className?: string;
  children: ReactNode;
}) => (
  <form method="post" action={action} className={className}>
    <input type="hidden" name={csrfField} value={csrf} />
    {children}
  </form>
);

/** Position in a list, with links to its neighbors. */
export function Pager({
  pageNumber,
  pageSize,
  total,
  hrefOf,
}: {
  /** Number of the page, from 1. */
  pageNumber: number;
  /** Entries per page. */
  pageSize: number;
  total: number;
  /** Returns the URL of a page. */
  hrefOf: (pageNumber: number) => string;
}) {
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  if (lastPage === 1 && pageNumber === 1) return null;
  const firstEntry = (pageNumber - 1) * pageSize + 1;
  return (
    <nav className="pager" aria-label={words.label}>
      <p className="muted small">
        {firstEntry > total
          ? words.nothing(total)
          : words.range(firstEntry, Math.min(total, pageNumber * pageSize), total)}
      </p>
      <div className="actions">
        {pageNumber > 1 && (
          <a className="button" rel="prev" href={hrefOf(Math.min(pageNumber - 1, lastPage))}>
            {words.newer}
          </a>
        )}
        {pageNumber < lastPage && (
          <a className="button" rel="next" href={hrefOf(pageNumber + 1)}>
            {words.older}
          </a>
        )}
      </div>
    </nav>
  );
}

export interface Tab {
  label: string;
  href: string;
  isCurrent: boolean;
  /** Number of entries; omitted where it does not matter. */
  count?: number;
}

/** Links to selections of a list. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className="tabs" aria-label={label}>
    <ul>
      {tabs.map((tab) => (
        <li key={tab.label}>
          <a href={tab.href} {...(tab.isCurrent ? { 'aria-current': 'page' as const } : {})}>
            {tab.label}
            {tab.count !== undefined && <span className="count">{tab.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
