'use client';
import { useRef } from 'react';
import { useFloorKeys } from './use-floor-keys.ts';

interface FloorKeysProps {
  /** Suffix of a tile's accessible name: `{turn}` quarter turns. */
  turned: string;
}

/** Adds arrow keys and rotating tiles to a floor of posts. */
export function FloorKeys({ turned }: FloorKeysProps) {
  const rootRef = useRef<HTMLSpanElement>(null);
  useFloorKeys(rootRef, turned);
  return <span ref={rootRef} hidden />;
}
