'use client';
import { useRef } from 'react';
import styles from './hero-front-controls.module.css';
import { useFrontPage } from './use-front-page.ts';

interface HeroFrontControlsProps {
  /** Hashes of other sections: they keep the flipped stories. */
  anchors: readonly string[];
}

/** Class of the leaf that `useFrontPage` adds while it flips. */
const leafClass = styles.flippingLeaf;

/** Adds to a front page: several flipped stories in the URL, arrow keys, and the page flip animation. */
export function HeroFrontControls({ anchors }: HeroFrontControlsProps) {
  const rootRef = useRef<HTMLSpanElement>(null);
  useFrontPage(rootRef, anchors, leafClass);
  return <span ref={rootRef} hidden />;
}
