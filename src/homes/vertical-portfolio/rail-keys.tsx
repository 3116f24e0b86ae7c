'use client';
import { useRef } from 'react';
import { useHaul } from './use-haul.ts';

/** Extends the rail around it: the stop in view is marked, the URL follows, arrow keys scroll. */
export function RailKeys() {
  const place = useRef<HTMLSpanElement>(null);
  useHaul(place);
  return <span ref={place} hidden />;
}
