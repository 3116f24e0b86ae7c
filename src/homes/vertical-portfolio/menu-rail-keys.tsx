'use client';
import { useRef } from 'react';
import { useScrollSpy } from './use-scroll-spy.ts';

/** Extends the rail around it: the stop in view is marked, the URL follows, arrow keys scroll. */
export function MenuRailKeys() {
  const rootRef = useRef<HTMLSpanElement>(null);
  useScrollSpy(rootRef);
  return <span ref={rootRef} hidden />;
}
