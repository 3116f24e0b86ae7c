'use client';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useState } from 'react';
import { useArrowKeys } from '../../elements/arrow-keys/use-arrow-keys.ts';
import { dragByMouse } from './drag-by-mouse.ts';
import styles from './slide-controls.module.css';
import { goTo, slideInFront } from './slide-row.ts';

interface SlideControlsProps {
  /** `id` of the row of slides. */
  rowId: string;
  count: number;
  copy: {
    previous: string;
    next: string;
    /** Template with `{number}` and `{count}`. */
    position: string;
  };
}

const targetByKey: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Controls of a row of slides: buttons, arrow keys while it is in view, Home and End inside it, and
 * dragging by mouse.
 */
export function SlideControls({ rowId, count, copy }: SlideControlsProps) {
  const [currentIndex, setCurrentIndex] = useState(0);

  useEffect(() => {
    const row = document.getElementById(rowId);
    if (!row) return;
    const updateIndex = () => setCurrentIndex(slideInFront(row));
    const onKeyDown = (event: KeyboardEvent) => {
      const targetIndex = targetByKey[event.key]?.(slideInFront(row), count);
      if (targetIndex === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goTo(row, targetIndex);
    };
    updateIndex();
    row.addEventListener('scroll', updateIndex, { passive: true });
    row.addEventListener('keydown', onKeyDown);
    const stopDragging = dragByMouse(row);
    return () => {
      row.removeEventListener('scroll', updateIndex);
      row.removeEventListener('keydown', onKeyDown);
      stopDragging();
    };
  }, [rowId, count]);

  const moveBy = (steps: number) => {
    const row = document.getElementById(rowId);
    if (row) goTo(row, slideInFront(row) + steps);
  };
  useArrowKeys(() => document.getElementById(rowId), moveBy);
  const positionText = copy.position
    .replace('{number}', `${currentIndex + 1}`)
    .replace('{count}', `${count}`);
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.button}
        aria-label={copy.previous}
        aria-controls={rowId}
        aria-disabled={currentIndex === 0}
        onClick={() => moveBy(-1)}
      >
        <ArrowLeft aria-hidden="true" />
      </button>
      <p role="status" className={styles.place}>
        {positionText}
      </p>
      <button
        type="button"
        className={styles.button}
        aria-label={copy.next}
        aria-controls={rowId}
        aria-disabled={currentIndex === count - 1}
        onClick={() => moveBy(1)}
      >
        <ArrowRight aria-hidden="true" />
      </button>
    </div>
  );
}
