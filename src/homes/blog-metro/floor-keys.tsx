'use client';
import { useRef } from 'react';
import { useFloorKeys } from './use-floor-keys.ts';

interface FloorKeysProps {
  /** Suffix of the accessible name of a rotated tile, with `{turn}` quarter turns. */
  turnedSuffix: string;
}

/** Adds arrow keys and rotating tiles to a floor of posts. */
export function FloorKeys({ turnedSuffix }: FloorKeysProps) {
  const rootRef = useRef<HTMLSpanElement>(null);
  useFloorKeys(rootRef, turnedSuffix);
  return <span ref={rootRef} hidden />;
}
