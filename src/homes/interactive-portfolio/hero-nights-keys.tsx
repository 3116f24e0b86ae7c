'use client';
import { useEffect, useRef } from 'react';
import { useNights } from './use-nights.ts';

interface HeroNightsKeysProps {
  /** Ids of the works, in the order of the list. */
  ids: readonly string[];
  /** Other places of the page that the menu leads to: they do not end a choice. */
  anchors: readonly string[];
}

/** Adds to a list of works: arrow keys, a choice that outlasts a jump, and pictures ahead of time. */
export function HeroNightsKeys({ ids, anchors }: HeroNightsKeysProps) {
  const rootRef = useRef<HTMLSpanElement>(null);
  useNights(rootRef, ids, anchors);
  useEffect(() => () => document.documentElement.removeAttribute('data-night'), []);
  return <span ref={rootRef} hidden />;
}
