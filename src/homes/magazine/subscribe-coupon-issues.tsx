'use client';
import { useEffect, useRef, useState } from 'react';
import { dayIn } from '../../forms/details/days.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { dateText, firstAfter, goesBackTo, issueFor, mailedOn } from './issues.ts';
import './subscribe-coupon-issues.css';

interface SubscribeCouponIssuesProps {
  /** Names of the form’s fields that are read. */
  fields: { order: string; day: string };
  /** Number of issues of each subscription; none for single issues. */
  orders: Readonly<Record<string, number>>;
  /** First issue and length of the initial list. */
  from: number;
  count: number;
  heading: string;
  columns: readonly [issue: string, mailed: string, front: string];
  /** Texts on a requested day: `{day}`, `{issue}`, `{front}`, `{mailed}`. */
  asked: { none: string; before: string; past: string; coming: string };
}

/** Reads order and day from the form in the same section. */
function useOrder({ order, day }: SubscribeCouponIssuesProps['fields']) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState({ order: '', day: '' });
  useEffect(() => {
    const section = rootRef.current?.closest('section');
    if (!section) return;
    const valueAt = (name: string) =>
      section.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
    const read = () => setAsked({ order: valueAt(order), day: valueAt(day) });
    read();
    // The fields are emptied after the `reset` event.
    const later = () => setTimeout(read);
    section.addEventListener('input', read);
    section.addEventListener('reset', later);
    return () => {
      section.removeEventListener('input', read);
      section.removeEventListener('reset', later);
    };
  }, [order, day]);
  return { rootRef, asked };
}

/** Returns the text on a requested day: its issue, and whether that has been mailed. */
function answerTo(day: string, next: number, texts: SubscribeCouponIssuesProps['asked']): string {
  if (!day) return texts.none;
  const issue = issueFor(day);
  if (issue === undefined) return texts.before;
  return (issue < next ? texts.past : texts.coming)
    .replace('{day}', dateText(new Date(day)))
    .replace('{issue}', `${issue}`)
    .replace('{front}', dateText(goesBackTo(issue)))
    .replace('{mailed}', dateText(mailedOn(issue)));
}

/**
 * List of the next issues, each with the date of its front page: as many as the form orders, from the
 * first that is not mailed yet; and the text on a requested day.
 */
export function SubscribeCouponIssues(props: SubscribeCouponIssuesProps) {
  const { fields, orders, from, count, heading, columns, asked: texts } = props;
  const { rootRef, asked } = useOrder(fields);
  const isLive = useHydrated();
  const next = isLive ? firstAfter(dayIn('America/New_York', new Date())) : from;
  const length = orders[asked.order] || count;
  const issues = Array.from({ length }, (_, index) => next + index);
  return (
    <div ref={rootRef} className="thursdays">
      <h3 className="thursdays-heading">{heading}</h3>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {issues.map((issue) => (
            <tr key={issue}>
              <th scope="row">{issue}</th>
              <td>{dateText(mailedOn(issue))}</td>
              <td>{dateText(goesBackTo(issue))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className="thursdays-answer">
        {answerTo(asked.day, next, texts)}
      </p>
    </div>
  );
}
