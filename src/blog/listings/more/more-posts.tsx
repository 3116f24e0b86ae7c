'use client';
import { type MouseEvent, useState } from 'react';
import { fillTemplate } from '../../../content/fill-template.ts';
import { Button } from '../../../elements/button/button.tsx';
import { listMark, nextPosts } from './next-posts.ts';
import './more-posts.css';

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
  /** Range of the posts above, and the number of all posts. */
  from: number;
  to: number;
  all: number;
  copy: MoreCopy;
}

const withKeys = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Renders the link to the next page of a list; once hydrated, it appends that page's posts below
 * the current ones. The address follows, so that a reload or a shared link shows the same place.
 */
export function MorePosts({ link, newer, from, to, all, copy }: MorePostsProps) {
  const [at, setAt] = useState({ next: link, to });
  const [loading, setLoading] = useState(false);

  const more = async (event: MouseEvent<HTMLAnchorElement>) => {
    const address = at.next;
    const list = document.querySelector(`[${listMark}]`);
    if (!address || !list || withKeys(event)) return;
    event.preventDefault();
    if (loading) return;
    setLoading(true);
    try {
      const { items, next, title } = await nextPosts(address);
      list.append(...items);
      history.replaceState(history.state, '', address);
      document.title = title;
      items[0]?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
      setAt({ next, to: at.to + items.length });
    } catch {
      // The browser explains best why a page is unavailable.
      location.assign(address);
    } finally {
      setLoading(false);
    }
  };

  return (
    <nav aria-label={copy.label} className="more-posts">
      {newer && (
        <a href={newer.link} rel="prev" className="link inline-flex min-h-11 items-center">
          {newer.title}
        </a>
      )}
      {at.next && (
        <Button href={at.next} rel="next" tone="ink" onClick={more} aria-busy={loading}>
          {loading ? copy.loading : copy.more}
        </Button>
      )}
      <p role="status" className="text-note text-muted tabular-nums">
        {fillTemplate(copy.shown, { from, to: at.to, all })}
      </p>
    </nav>
  );
}
