'use client';
import { useEffect, useState } from 'react';
import styles from './contact-heading.module.css';
import { onSimilarRequest, similarIn } from './similar-work.ts';

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
    <h2 className={`${styles.heading} font-extrabold`}>
      {headingStart}{' '}
      {/* Not a status: the live region's text would not be part of the heading's name. */}
      <span aria-live="polite" className={styles.similarTitle}>
        {similarTitle ?? fallbackEnd}
      </span>
    </h2>
  );
}
