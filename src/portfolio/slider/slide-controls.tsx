'use client';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useState } from 'react';
import { useArrowKeys } from '../../elements/arrow-keys/use-arrow-keys.ts';
import { dragByMouse } from './drag-by-mouse.ts';
import { goTo, slideInFront } from './slide-row.ts';
import './slide-controls.css';

interface SlideControlsProps {
  /** `id` of the row. */
  row: string;
  count: number;
  copy: {
    previous: string;
    next: string;
    /** Template with `{number}` and `{count}`. */
    place: string;
  };
}

const keys: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Controls of a row of slides: buttons, arrow keys while it is in view, Home and End inside it, and
 * dragging by mouse.
 */
export function SlideControls({ row: id, count, copy }: SlideControlsProps) {
  const [at, setAt] = useState(0);

  useEffect(() => {
    const row = document.getElementById(id);
    if (!row) return;
    const scrolled = () => setAt(slideInFront(row));
    const pressed = (event: KeyboardEvent) => {
      const targetIndex = keys[event.key]?.(slideInFront(row), count);
      if (targetIndex === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goTo(row, targetIndex);
    };
    scrolled();
    row.addEventListener('scroll', scrolled, { passive: true });
    row.addEventListener('keydown', pressed);
    const release = dragByMouse(row);
    return () => {
      row.removeEventListener('scroll', scrolled);
      row.removeEventListener('keydown', pressed);
      release();
    };
  }, [id, count]);

  const moveBy = (by: number) => {
    const row = document.getElementById(id);
    if (row) goTo(row, slideInFront(row) + by);
  };
  useArrowKeys(() => document.getElementById(id), moveBy);
  const place = copy.place.replace('{number}', `${at + 1}`).replace('{count}', `${count}`);
  return (
    <div className="slide-controls">
      <button
        type="button"
        className="slide-turn"
        aria-label={copy.previous}
        aria-controls={id}
        aria-disabled={at === 0}
        onClick={() => moveBy(-1)}
      >
        <ArrowLeft aria-hidden="true" />
      </button>
      <p role="status" className="slide-place">
        {place}
      </p>
      <button
        type="button"
        className="slide-turn"
        aria-label={copy.next}
        aria-controls={id}
        aria-disabled={at === count - 1}
        onClick={() => moveBy(1)}
      >
        <ArrowRight aria-hidden="true" />
      </button>
    </div>
  );
}
