import { deskWords } from '../../../src/words/desk.ts';
import type { SubscriberTable } from '../../db/tables.ts';
import { deskPath } from '../../desk-path.ts';
import { type SubscriptionState, subscriptionState } from '../../subscribers/subscribers.ts';
import { leadHref, pageSize } from '../lead-query.ts';
import { DeskShell, type ShellFacts } from './desk-shell.tsx';
import { FormattedTime, Pager, PostedLine, Tabs } from './page-elements.tsx';

const words = deskWords.subscribers;

export interface SubscribersPageProps {
  shellFacts: ShellFacts;
  /** Selected state; null for all. */
  state: SubscriptionState | null;
  subscribers: readonly SubscriberTable[];
  total: number;
  /** Number of the page, from 1. */
  pageNumber: number;
}

const states = ['confirmed', 'pending', 'unsubscribed'] as const;

const subscribersHref = (state: SubscriptionState | null, pageNumber = 1): string => {
  const params = new URLSearchParams({
    ...(state === null ? {} : { state }),
    ...(pageNumber === 1 ? {} : { at: String(pageNumber) }),
  });
  return `${deskPath}/subscribers${params.size === 0 ? '' : `?${params}`}`;
};

/** Page of the mailing list. */
export function SubscribersPage({
  shellFacts,
  state,
  subscribers,
  total,
  pageNumber,
}: SubscribersPageProps) {
  return (
    <DeskShell title={deskWords.shell.subscribers} shellFacts={shellFacts} section="subscribers">
      <div className="head">
        <h1>{deskWords.shell.subscribers}</h1>
        <p className="muted">{words.count(total)}</p>
      </div>
      <p className="muted">{words.note}</p>
      <Tabs
        label={deskWords.list.state}
        tabs={[null, ...states].map((tabState) => ({
          label: tabState === null ? deskWords.list.all : deskWords.subscriptions[tabState],
          href: subscribersHref(tabState),
          isCurrent: tabState === state,
        }))}
      />
      {subscribers.length === 0 ? (
        <p className="empty">{words.none}</p>
      ) : (
        <ul className="rows">
          {subscribers.map((subscriber) => (
            <li key={subscriber.id}>
              <a className="who" href={leadHref(subscriber.lead_id)}>
                <PostedLine text={subscriber.email} maxLength={254} />
              </a>
              <FormattedTime ms={subscriber.created_at} isShort />
              <p className="facts">
                <SubscriptionBadge subscriber={subscriber} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pager
        pageNumber={pageNumber}
        pageSize={pageSize}
        total={total}
        hrefOf={(page) => subscribersHref(state, page)}
      />
      <p className="small no-print">
        <a href={`${deskPath}/export.csv?kind=subscribe`} download>
          {words.export}
        </a>{' '}
        <span className="muted">{words.withoutLeft}</span>
      </p>
    </DeskShell>
  );
}

function SubscriptionBadge({ subscriber }: { subscriber: SubscriberTable }) {
  const { confirmed_at, unsubscribed_at } = subscriber;
  const state = subscriptionState(subscriber);
  const changedAt = unsubscribed_at ?? confirmed_at;
  return (
    <>
      <span className={`badge ${state === 'confirmed' ? 'answered' : ''}`}>
        {deskWords.subscriptions[state]}
      </span>
      {changedAt !== null && (
        <span>
          {words.since} <FormattedTime ms={changedAt} isShort />
        </span>
      )}
    </>
  );
}
