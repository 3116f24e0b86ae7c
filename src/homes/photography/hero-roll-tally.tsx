'use client';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { $marks, followMarks } from './marks.ts';

interface HeroRollTallyProps {
  /** Text without marked frames. */
  none: string;
  /** Texts for one marked frame, and for several (`{count}`). */
  one: string;
  several: string;
  link: { title: string; link: string };
}

/** Number of frames that the visitor has marked, and a link to the letter that lists them. */
export function HeroRollTally({ none, one, several, link }: HeroRollTallyProps) {
  const marks = useStore($marks);
  const count = useHydrated() ? marks.length : 0;
  useEffect(followMarks, []);
  const status = count === 1 ? one : several.replace('{count}', `${count}`);
  return (
    <p className="wr-tally" data-this-visit="">
      <span role="status">{count === 0 ? none : status}</span>{' '}
      {count > 0 && (
        <a href={link.link} className="wr-link">
          {link.title}
        </a>
      )}
    </p>
  );
}
