'use client';
// Loaded first, since the other stylesheets override it.
import '../../themes/tones.css';
import { useEffect, useState } from 'react';
import { nextEntry } from '../../elements/dropdown/menu-keys.ts';
import styles from './work-clients.module.css';

interface ClientKeysProps {
  /** DOM id of the list. */
  listId: string;
  /** Hint about the keys. */
  hint: string;
  openLabel: string;
  closeLabel: string;
}

const rowsOf = (listId: string) => [
  ...(document.getElementById(listId)?.querySelectorAll<HTMLDetailsElement>('details') ?? []),
];

/** Adds arrow keys to a list of `<details>`, and a button that opens or closes all of them. */
export function ClientKeys({ listId, hint, openLabel, closeLabel }: ClientKeysProps) {
  const [areAllOpen, setAreAllOpen] = useState(false);
  useEffect(() => {
    const root = document.getElementById(listId);
    const moveFocus = (event: KeyboardEvent) => {
      if (!(event.target instanceof Element)) return;
      const summaries = rowsOf(listId).map((row) => row.querySelector('summary'));
      const current = summaries.indexOf(event.target.closest('summary'));
      const next = current < 0 ? undefined : nextEntry(event.key, current, summaries.length);
      if (next === undefined) return;
      event.preventDefault();
      summaries[next]?.focus();
    };
    // `toggle` does not bubble: listens in the capture phase.
    const updateAreAllOpen = () => setAreAllOpen(rowsOf(listId).every((row) => row.open));
    root?.addEventListener('keydown', moveFocus);
    root?.addEventListener('toggle', updateAreAllOpen, true);
    return () => {
      root?.removeEventListener('keydown', moveFocus);
      root?.removeEventListener('toggle', updateAreAllOpen, true);
    };
  }, [listId]);
  const toggle = () => {
    for (const row of rowsOf(listId)) row.open = !areAllOpen;
  };
  return (
    <p className={styles.keys}>
      <button type="button" onClick={toggle}>
        {areAllOpen ? closeLabel : openLabel}
      </button>
      <span>{hint}</span>
    </p>
  );
}
