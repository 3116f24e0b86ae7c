'use client';
import { type MouseEvent, useState } from 'react';
import { filled } from '../../../content/filled.ts';
import { Button } from '../../../elements/button/button.tsx';
import { listMark, nextPosts } from './next-posts.ts';
import './more-posts.css';

export interface MoreWords {
  label: string;
  more: string;
  loading: string;
  /** `{from}`, `{to}` and `{all}` are filled in. */
  shown: string;
}

interface MorePostsProps {
  /** The next page; none: this is the last. */
  link: string | undefined;
  /** The page before the first of these, where somebody came in further down. */
  newer: { title: string; link: string } | undefined;
  /** Which of all posts the first and the last one above are, and how many there are. */
  from: number;
  to: number;
  all: number;
  words: MoreWords;
}

const withKeys = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * The way to older posts: a link to the next page of the list, which puts that page's posts below
 * those that stand here, once it is alive. The address follows, so that who reloads or passes it on
 * is where they were.
 */
export function MorePosts({ link, newer, from, to, all, words }: MorePostsProps) {
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
      // The browser says best why a page cannot be had.
      location.assign(address);
    } finally {
      setLoading(false);
    }
  };

  return (
    <nav aria-label={words.label} className="more-posts">
      {newer && (
        <a href={newer.link} rel="prev" className="link inline-flex min-h-11 items-center">
          {newer.title}
        </a>
      )}
      {at.next && (
        <Button href={at.next} rel="next" tone="ink" onClick={more} aria-busy={loading}>
          {loading ? words.loading : words.more}
        </Button>
      )}
      <p role="status" className="text-caption text-muted tabular-nums">
        {filled(words.shown, { from, to: at.to, all })}
      </p>
    </nav>
  );
}
