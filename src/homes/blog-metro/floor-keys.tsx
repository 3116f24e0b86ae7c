'use client';
import { useRef } from 'react';
import { useFloorKeys } from './use-floor-keys.ts';

interface FloorKeysProps {
  /** Added to the name of a tile: `{turn}` quarters. */
  turned: string;
}

/** Adds to a floor of posts: arrow keys, and tiles that turn. */
export function FloorKeys({ turned }: FloorKeysProps) {
  const rootRef = useRef<HTMLSpanElement>(null);
  useFloorKeys(rootRef, turned);
  return <span ref={rootRef} hidden />;
}
