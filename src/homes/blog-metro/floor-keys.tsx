'use client';
import { useRef } from 'react';
import { useFloorKeys } from './use-floor-keys.ts';

interface FloorKeysProps {
  /** Suffix of the accessible name of a rotated tile, with `{turn}` quarter turns. */
  rotatedSuffix: string;
}

/** Adds arrow keys and rotating tiles to a floor of posts. */
export function FloorKeys({ rotatedSuffix }: FloorKeysProps) {
  const rootRef = useRef<HTMLSpanElement>(null);
  useFloorKeys(rootRef, rotatedSuffix);
  return <span ref={rootRef} hidden />;
}
