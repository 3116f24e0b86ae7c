import { deskWords } from '../../../src/words/desk.ts';
import type { SubscriberTable } from '../../db/tables.ts';
import { type SubscriptionState, subscriptionState } from '../../subscribers/subscribers.ts';
import { deskPath } from '../desk-path.ts';
import { subscriptionLabels } from '../labels.ts';
import { leadHref, pageSize } from '../lead-query.ts';
import { type DeskFrame, DeskShell } from './desk-shell.tsx';
import { Moment, Pager, PostedLine, Tabs } from './parts.tsx';

const words = deskWords.subscribers;

export interface SubscribersPageProps {
  frame: DeskFrame;
  /** Selected state; null for all. */
  state: SubscriptionState | null;
  subscribers: readonly SubscriberTable[];
  total: number;
  at: number;
}

const states = ['confirmed', 'pending', 'unsubscribed'] as const;

const href = (state: SubscriptionState | null, at = 1): string => {
  const params = new URLSearchParams({
    ...(state === null ? {} : { state }),
    ...(at === 1 ? {} : { at: String(at) }),
  });
  return `${deskPath}/subscribers${params.size === 0 ? '' : `?${params}`}`;
};

/** The mailing list. */
export function SubscribersPage({ frame, state, subscribers, total, at }: SubscribersPageProps) {
  return (
    <DeskShell title={deskWords.shell.subscribers} frame={frame} section="subscribers">
      <div className="head">
        <h1>{deskWords.shell.subscribers}</h1>
        <p className="muted">{words.count(total)}</p>
      </div>
      <p className="muted">{words.note}</p>
      <Tabs
        label={deskWords.list.state}
        tabs={[null, ...states].map((one) => ({
          label: one === null ? deskWords.list.all : subscriptionLabels[one],
          href: href(one),
          current: one === state,
        }))}
      />
      {subscribers.length === 0 ? (
        <p className="empty">{words.none}</p>
      ) : (
        <ul className="rows">
          {subscribers.map((subscriber) => (
            <li key={subscriber.id}>
              <a className="who" href={leadHref(subscriber.lead_id)}>
                <PostedLine text={subscriber.email} max={254} />
              </a>
              <Moment ms={subscriber.created_at} short />
              <p className="facts">
                <SubscriptionBadge subscriber={subscriber} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pager at={at} size={pageSize} total={total} href={(page) => href(state, page)} />
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
  const since = unsubscribed_at ?? confirmed_at;
  return (
    <>
      <span className={`badge ${state === 'confirmed' ? 'answered' : ''}`}>
        {subscriptionLabels[state]}
      </span>
      {since !== null && (
        <span>
          {words.since} <Moment ms={since} short />
        </span>
      )}
    </>
  );
}
