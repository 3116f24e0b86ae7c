'use client';
import { useRef } from 'react';
import { useFrontPage } from './use-front-page.ts';
import './hero-front-controls.css';

interface HeroFrontControlsProps {
  /** Other places of the page that its menu leads to: they turn nothing back. */
  anchors: readonly string[];
}

/** Adds to a front page: sets of stories in the address, arrow keys, and a leaf that turns over. */
export function HeroFrontControls({ anchors }: HeroFrontControlsProps) {
  const rootRef = useRef<HTMLSpanElement>(null);
  useFrontPage(rootRef, anchors);
  return <span ref={rootRef} hidden />;
}
