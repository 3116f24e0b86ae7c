'use client';
import { useEffect, useRef } from 'react';
import { useNights } from './use-nights.ts';

interface HeroNightsKeysProps {
  /** Ids of the works, in the order of the list. */
  ids: readonly string[];
  /** Hashes of other sections: they keep the choice. */
  anchors: readonly string[];
}

/** Adds arrow keys to the list of works, keeps the choice in the URL, and preloads pictures. */
export function HeroNightsKeys({ ids, anchors }: HeroNightsKeysProps) {
  const rootRef = useRef<HTMLSpanElement>(null);
  useNights(rootRef, ids, anchors);
  useEffect(() => () => document.documentElement.removeAttribute('data-night'), []);
  return <span ref={rootRef} hidden />;
}
