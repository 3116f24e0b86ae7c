'use client';
import { useRef } from 'react';
import { useHaul } from './use-haul.ts';

/** Adds to the rail that it stands in: the stop in view is marked, the address follows, arrow keys haul. */
export function RailKeys() {
  const place = useRef<HTMLSpanElement>(null);
  useHaul(place);
  return <span ref={place} hidden />;
}
