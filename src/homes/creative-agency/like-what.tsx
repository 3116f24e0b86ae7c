'use client';
import { useEffect, useState } from 'react';
import { likeIn, onAskLike } from './asked-like.ts';
import './like-what.css';

interface LikeWhatProps {
  /** The first half of the sentence. */
  before: string;
  /** Shown until a work has been chosen as a model. */
  unknown: string;
  titles: readonly string[];
}

/** A heading that ends with the work chosen as a model, or with a question. */
export function LikeWhat({ before, unknown, titles }: LikeWhatProps) {
  const [like, setLike] = useState<string>();
  useEffect(() => {
    const read = () => setLike(likeIn(location.search, titles));
    read();
    return onAskLike(read);
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
