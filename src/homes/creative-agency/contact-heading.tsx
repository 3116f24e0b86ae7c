'use client';
import { useEffect, useState } from 'react';
import { onSimilarRequest, similarIn } from './similar-work.ts';
import './contact-heading.css';

interface ContactHeadingProps {
  /** First half of the sentence. */
  headingStart: string;
  /** Second half while no work has been chosen as a model. */
  fallbackEnd: string;
  /** Titles of all works. */
  titles: readonly string[];
}

/** A heading that ends with the work chosen as a model, or with a question. */
export function ContactHeading({ headingStart, fallbackEnd, titles }: ContactHeadingProps) {
  const [similarTitle, setSimilarTitle] = useState<string>();
  useEffect(() => {
    const readTitle = () => setSimilarTitle(similarIn(location.search, titles));
    readTitle();
    return onSimilarRequest(readTitle);
  }, [titles]);
  return (
    <h2 className="last-heading font-extrabold">
      {headingStart}{' '}
      {/* Not a status: the live region's text would not be part of the heading's name. */}
      <span aria-live="polite" className="last-like">
        {similarTitle ?? fallbackEnd}
      </span>
    </h2>
  );
}
