'use client';
import { useEffect, useRef, useState } from 'react';
import { formatDollars } from '../../content/format-dollars.ts';
import styles from './page-count.module.css';
import { priceOfText } from './price-page.ts';

interface PageCountProps {
  /** Name of the form field for the level of editing. */
  field: string;
  /** Text before anything is pasted. */
  emptyText: string;
  /** Text with `{words}`, `{pages}`, `{reading}`, `{price}`. */
  priceText: string;
  /** The same where the minimum price applies. */
  minimumPriceText: string;
  /** Value of `{pages}` for one page. */
  onePage: string;
  /** Value of `{pages}` for several pages, with `{count}`. */
  pageCount: string;
  /** Note on the maximum length of the form's text. */
  lengthNote: string;
}

/** Counts the text pasted into the form of the same section, and prices it by the page. */
export function PageCount(props: PageCountProps) {
  const { field, emptyText, priceText, minimumPriceText, onePage, pageCount, lengthNote } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [reading, setReading] = useState('');
  useEffect(() => {
    const section = rootRef.current?.closest('section');
    if (!section) return;
    const controller = new AbortController();
    const { signal } = controller;
    const readFields = () => {
      setText(section.querySelector('textarea')?.value ?? '');
      setReading(section.querySelector<HTMLSelectElement>(`select[name="${field}"]`)?.value ?? '');
    };
    readFields();
    section.addEventListener('input', readFields, { signal });
    section.addEventListener('change', readFields, { signal });
    // The fields are emptied after the `reset` event.
    section.addEventListener('reset', () => setTimeout(readFields), { signal });
    return () => controller.abort();
  }, [field]);
  const { words, pages: count, price, isMinimum } = priceOfText(text, reading);
  const status =
    words === 0
      ? emptyText
      : (isMinimum ? minimumPriceText : priceText)
          .replace('{words}', words.toLocaleString('en-US'))
          .replace('{pages}', count === 1 ? onePage : pageCount.replace('{count}', `${count}`))
          .replace('{reading}', reading || 'Copy edit')
          .replace('{price}', formatDollars(price / 100));
  return (
    <div ref={rootRef}>
      <p role="status" className={styles.countSaid}>
        {status}
      </p>
      <p className={styles.countLeft}>{lengthNote}</p>
    </div>
  );
}
