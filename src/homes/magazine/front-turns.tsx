'use client';
import { useRef } from 'react';
import { useFront } from './use-front.ts';
import './front-turns.css';

interface FrontTurnsProps {
  /** Other places of the page that its menu leads to: they turn nothing back. */
  anchors: readonly string[];
}

/** Adds to a front page: sets of stories in the address, arrow keys, and a leaf that turns over. */
export function FrontTurns({ anchors }: FrontTurnsProps) {
  const place = useRef<HTMLSpanElement>(null);
  useFront(place, anchors);
  return <span ref={place} hidden />;
}
