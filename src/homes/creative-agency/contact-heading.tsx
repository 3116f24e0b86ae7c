'use client';
import { useEffect, useState } from 'react';
import { onSimilarRequest, similarIn } from './similar-work.ts';
import './contact-heading.css';

interface ContactHeadingProps {
  /** The first half of the sentence. */
  before: string;
  /** Second half while no work has been chosen as a model. */
  unknown: string;
  titles: readonly string[];
}

/** A heading that ends with the work chosen as a model, or with a question. */
export function ContactHeading({ before, unknown, titles }: ContactHeadingProps) {
  const [like, setLike] = useState<string>();
  useEffect(() => {
    const read = () => setLike(similarIn(location.search, titles));
    read();
    return onSimilarRequest(read);
  }, [titles]);
  return (
    <h2 className="last-heading font-extrabold">
      {before} {/* Not a status: the live region's text would not be part of the heading's name. */}
      <span aria-live="polite" className="last-like">
        {like ?? unknown}
      </span>
    </h2>
  );
}
