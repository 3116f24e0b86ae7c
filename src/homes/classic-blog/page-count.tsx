'use client';
import { useEffect, useRef, useState } from 'react';
import { formatDollars } from '../../content/format-dollars.ts';
import './page-count.css';
import { priceOfText } from './price-page.ts';

interface PageCountProps {
  /** Name of the form field for the level of editing. */
  field: string;
  /** Text for an empty sheet. */
  none: string;
  /** Text with `{words}`, `{pages}`, `{reading}`, `{price}`; `atLeast` is for the minimum price. */
  some: string;
  atLeast: string;
  page: string;
  /** `{count}`. */
  pages: string;
  /** Note on the maximum length of the form's text. */
  left: string;
}

/** Counts the text pasted into the form of the same section, and prices it by the page. */
export function PageCount({ field, none, some, atLeast, page, pages, left }: PageCountProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [reading, setReading] = useState('');
  useEffect(() => {
    const section = rootRef.current?.closest('section');
    if (!section) return;
    const controller = new AbortController();
    const { signal } = controller;
    const read = () => {
      setText(section.querySelector('textarea')?.value ?? '');
      setReading(section.querySelector<HTMLSelectElement>(`select[name="${field}"]`)?.value ?? '');
    };
    read();
    section.addEventListener('input', read, { signal });
    section.addEventListener('change', read, { signal });
    // The fields are emptied after the `reset` event.
    section.addEventListener('reset', () => setTimeout(read), { signal });
    return () => controller.abort();
  }, [field]);
  const { words, pages: count, price, isLeast } = priceOfText(text, reading);
  const status =
    words === 0
      ? none
      : (isLeast ? atLeast : some)
          .replace('{words}', words.toLocaleString('en-US'))
          .replace('{pages}', count === 1 ? page : pages.replace('{count}', `${count}`))
          .replace('{reading}', reading || 'Copy edit')
          .replace('{price}', formatDollars(price / 100));
  return (
    <div ref={rootRef} className="page-count">
      <p role="status" className="page-count-said">
        {status}
      </p>
      <p className="page-count-left">{left}</p>
    </div>
  );
}
