'use client';
import { useEffect, useState } from 'react';
import { nextEntry } from '../../elements/dropdown/menu-keys.ts';

interface ClientKeysProps {
  /** DOM id of the list. */
  list: string;
  hint: string;
  open: string;
  close: string;
}

const rowsOf = (list: string) => [
  ...(document.getElementById(list)?.querySelectorAll<HTMLDetailsElement>('details') ?? []),
];

/** Adds arrow keys to a list of `<details>`, and a button that opens or closes all of them. */
export function ClientKeys({ list, hint, open, close }: ClientKeysProps) {
  const [all, setAll] = useState(false);
  useEffect(() => {
    const root = document.getElementById(list);
    const go = (event: KeyboardEvent) => {
      if (!(event.target instanceof Element)) return;
      const summaries = rowsOf(list).map((row) => row.querySelector('summary'));
      const at = summaries.indexOf(event.target.closest('summary'));
      const next = at < 0 ? undefined : nextEntry(event.key, at, summaries.length);
      if (next === undefined) return;
      event.preventDefault();
      summaries[next]?.focus();
    };
    // `toggle` does not bubble: listens in the capture phase.
    const count = () => setAll(rowsOf(list).every((row) => row.open));
    root?.addEventListener('keydown', go);
    root?.addEventListener('toggle', count, true);
    return () => {
      root?.removeEventListener('keydown', go);
      root?.removeEventListener('toggle', count, true);
    };
  }, [list]);
  const toggle = () => {
    for (const row of rowsOf(list)) row.open = !all;
  };
  return (
    <p className="barn-keys">
      <button type="button" onClick={toggle}>
        {all ? close : open}
      </button>
      <span>{hint}</span>
    </p>
  );
}
