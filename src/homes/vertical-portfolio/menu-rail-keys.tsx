'use client';
import { useRef } from 'react';
import { useScrollSpy } from './use-scroll-spy.ts';

/** Adds scroll spy, hash updates and arrow keys to the rail around it. */
export function MenuRailKeys() {
  const rootRef = useRef<HTMLSpanElement>(null);
  useScrollSpy(rootRef);
  return <span ref={rootRef} hidden />;
}
