'use client';
import { type MouseEvent, useState } from 'react';
import { fillTemplate } from '../../../content/fill-template.ts';
import { Button } from '../../../elements/button/button.tsx';
import styles from './more-posts.module.css';
import { listAttribute, nextPosts } from './next-posts.ts';

export interface MoreCopy {
  label: string;
  more: string;
  loading: string;
  /** Template with `{from}`, `{to}` and `{all}`. */
  shown: string;
}

interface MorePostsProps {
  /** Path of the next page; undefined on the last page. */
  link: string | undefined;
  /** Link to the previous page, for visitors who entered at a later page. */
  newer: { title: string; link: string } | undefined;
  /** Number of the first post above, counted from 1 through the whole list. */
  firstNumber: number;
  /** Number of the last post above. */
  lastNumber: number;
  /** Number of all posts of the list. */
  totalCount: number;
  copy: MoreCopy;
}

const hasModifierKey = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Renders the link to the next page of a list; once hydrated, it appends that page's posts below
 * the current ones. The address follows, so that a reload or a shared link shows the same place.
 */
export function MorePosts({
  link,
  newer,
  firstNumber,
  lastNumber,
  totalCount,
  copy,
}: MorePostsProps) {
  const [position, setPosition] = useState({ next: link, lastNumber });
  const [loading, setLoading] = useState(false);

  const loadMore = async (event: MouseEvent<HTMLAnchorElement>) => {
    const address = position.next;
    const list = document.querySelector(`[${listAttribute}]`);
    if (!address || !list || hasModifierKey(event)) return;
    event.preventDefault();
    if (loading) return;
    setLoading(true);
    try {
      const { items, next, title } = await nextPosts(address);
      list.append(...items);
      history.replaceState(history.state, '', address);
      document.title = title;
      items[0]?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
      setPosition({ next, lastNumber: position.lastNumber + items.length });
    } catch {
      // The error page of the browser explains best why the page is unavailable.
      location.assign(address);
    } finally {
      setLoading(false);
    }
  };

  return (
    <nav aria-label={copy.label} className={styles.morePosts}>
      {newer && (
        <a href={newer.link} rel="prev" className="lf-link inline-flex min-h-11 items-center">
          {newer.title}
        </a>
      )}
      {position.next && (
        <Button href={position.next} rel="next" tone="ink" onClick={loadMore} aria-busy={loading}>
          {loading ? copy.loading : copy.more}
        </Button>
      )}
      <p role="status" className="text-note text-muted tabular-nums">
        {fillTemplate(copy.shown, { from: firstNumber, to: position.lastNumber, all: totalCount })}
      </p>
    </nav>
  );
}
