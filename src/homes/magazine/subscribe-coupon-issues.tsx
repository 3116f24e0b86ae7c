'use client';
import { useEffect, useRef, useState } from 'react';
import { dayIn } from '../../forms/details/days.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { dateText, firstAfter, frontPageDate, issueFor, mailedOn } from './issues.ts';
import styles from './subscribe-coupon-issues.module.css';

interface SubscribeCouponIssuesProps {
  /** Names of the form’s fields that are read. */
  fields: { order: string; day: string };
  /** Number of issues of each subscription; none for single issues. */
  orders: Readonly<Record<string, number>>;
  /** First issue and length of the initial list. */
  firstIssue: number;
  count: number;
  heading: string;
  columns: readonly [issue: string, mailed: string, front: string];
  /** Texts about a requested day; with `{day}`, `{issue}`, `{front}`, `{mailed}`. */
  dayTexts: { none: string; before: string; past: string; coming: string };
}

/** Reads order and day from the form in the same section. */
function useOrder({ order, day }: SubscribeCouponIssuesProps['fields']) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [request, setRequest] = useState({ order: '', day: '' });
  useEffect(() => {
    const section = rootRef.current?.closest('section');
    if (!section) return;
    const fieldValue = (name: string) =>
      section.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
    const readFields = () => setRequest({ order: fieldValue(order), day: fieldValue(day) });
    readFields();
    // The fields are emptied after the `reset` event.
    const readFieldsLater = () => setTimeout(readFields);
    section.addEventListener('input', readFields);
    section.addEventListener('reset', readFieldsLater);
    return () => {
      section.removeEventListener('input', readFields);
      section.removeEventListener('reset', readFieldsLater);
    };
  }, [order, day]);
  return { rootRef, request };
}

/** Returns the text on a requested day: its issue, and whether that has been mailed. */
function requestedDayText(
  day: string,
  nextIssue: number,
  texts: SubscribeCouponIssuesProps['dayTexts'],
): string {
  if (!day) return texts.none;
  const issue = issueFor(day);
  if (issue === undefined) return texts.before;
  return (issue < nextIssue ? texts.past : texts.coming)
    .replace('{day}', dateText(new Date(day)))
    .replace('{issue}', `${issue}`)
    .replace('{front}', dateText(frontPageDate(issue)))
    .replace('{mailed}', dateText(mailedOn(issue)));
}

/**
 * List of the next issues, each with the date of its front page: as many as the form orders, from the
 * first that is not mailed yet; and the text on a requested day.
 */
export function SubscribeCouponIssues(props: SubscribeCouponIssuesProps) {
  const { fields, orders, firstIssue, count, heading, columns, dayTexts } = props;
  const { rootRef, request } = useOrder(fields);
  const isLive = useHydrated();
  const nextIssue = isLive ? firstAfter(dayIn('America/New_York', new Date())) : firstIssue;
  const length = orders[request.order] || count;
  const issues = Array.from({ length }, (_, index) => nextIssue + index);
  return (
    <div ref={rootRef} className={styles.thursdays}>
      <h3 className={styles.heading}>{heading}</h3>
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
              <td>{dateText(frontPageDate(issue))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={styles.answer}>
        {requestedDayText(request.day, nextIssue, dayTexts)}
      </p>
    </div>
  );
}
