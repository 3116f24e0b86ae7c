'use client';
// Loaded first, since the other stylesheets override it.
import '../../../themes/tones.css';
import '../../post-article.css';
import { useState } from 'react';
import { useHydrated } from '../../../forms/use-hydrated.ts';
import styles from './step-card.module.css';

interface CopyListProps {
  /** Id of the step whose list is copied. */
  step: string;
  labels: { label: string; done: string; failed: string };
}

/**
 * Renders a button that copies the list of a step. Absent without script: the list can be selected
 * by hand.
 */
export function CopyList({ step, labels }: CopyListProps) {
  const [message, setMessage] = useState('');
  if (!useHydrated()) return <p className={styles.copyList} />;

  const copy = async () => {
    const list = document.getElementById(step)?.closest('li')?.querySelector('pre');
    try {
      await navigator.clipboard.writeText(list?.textContent?.trim() ?? '');
      setMessage(labels.done);
    } catch {
      setMessage(labels.failed);
    }
  };
  return (
    <p className={styles.copyList}>
      <button
        type="button"
        onClick={copy}
        className="inline-flex min-h-11 items-center rounded-control border-2 border-ink px-4 font-semibold hover:bg-ink hover:text-paper"
      >
        {labels.label}
      </button>{' '}
      <span role="status" className="text-caption">
        {message}
      </span>
    </p>
  );
}
