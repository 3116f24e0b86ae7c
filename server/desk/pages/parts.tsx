import type { ReactNode } from 'react';
import { deskWords } from '../../../src/words/desk.ts';
import { escapeUnprintable, oneLine } from '../../escape-unprintable.ts';
import type { LeadState } from '../../leads/lead-state.ts';
import { formatMoment } from '../../mail/dates.ts';
import { csrfField } from '../desk-request.ts';
import { formatShort } from '../format-time.ts';
import { stateLabels } from '../labels.ts';

const words = deskWords.pager;

/** Visitors' text with its line breaks; each paragraph in its own direction. */
export const Posted = ({ text }: { text: string }) => (
  <p className="posted" dir="auto">
    {escapeUnprintable(text)}
  </p>
);

/** Visitors' text in one line, isolated from the direction of ours. */
export const PostedLine = ({ text, max = 200 }: { text: string; max?: number }) => (
  <bdi>{oneLine(text, max)}</bdi>
);

/** A time: short in lists, otherwise in full. */
export const Moment = ({ ms, short = false }: { ms: number; short?: boolean }) => (
  <time dateTime={new Date(ms).toISOString()} {...(short ? { title: formatMoment(ms) } : {})}>
    {short ? formatShort(ms) : formatMoment(ms)}
  </time>
);

export const StateBadge = ({ state }: { state: LeadState }) => (
  <span className={`badge ${state === 'spam' ? 'alert' : state}`}>{stateLabels[state]}</span>
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
  at,
  size,
  total,
  href,
}: {
  /** Number of the page, from 1. */
  at: number;
  /** Entries per page. */
  size: number;
  total: number;
  /** Returns the URL of a page. */
  href: (at: number) => string;
}) {
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 && at === 1) return null;
  const from = (at - 1) * size + 1;
  return (
    <nav className="pager" aria-label={words.label}>
      <p className="muted small">
        {from > total ? words.nothing(total) : words.range(from, Math.min(total, at * size), total)}
      </p>
      <div className="actions">
        {at > 1 && (
          <a className="button" rel="prev" href={href(Math.min(at - 1, last))}>
            {words.newer}
          </a>
        )}
        {at < last && (
          <a className="button" rel="next" href={href(at + 1)}>
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
  current: boolean;
  /** Number of entries; omitted where it does not matter. */
  count?: number;
}

/** Links to selections of a list. */
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <nav className="tabs" aria-label={label}>
    <ul>
      {tabs.map((tab) => (
        <li key={tab.label}>
          <a href={tab.href} {...(tab.current ? { 'aria-current': 'page' as const } : {})}>
            {tab.label}
            {tab.count !== undefined && <span className="count">{tab.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
