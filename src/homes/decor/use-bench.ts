'use client';
import { useEffect, useRef, useState } from 'react';
import { choiceOf, moved, onForm, placeName, places } from './bench.ts';
import type { Thing } from './things.ts';

const fieldOf = (place: number): HTMLSelectElement | null =>
  document.querySelector(`main form select[name="${placeName(place)}"]`);

/** As if somebody had chosen it there: the form hears of it, whoever keeps its values. */
function choose(field: HTMLSelectElement, value: string): void {
  if (field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * What lies on the bench: kept in the places of the form on this page, so that it is sent with it, and
 * read back when somebody changes it there.
 */
export function useBench(things: readonly Thing[]) {
  const [bench, setBench] = useState<readonly string[]>([]);
  const [full, setFull] = useState(false);
  const writing = useRef(false);

  useEffect(() => {
    const heard = ({ target, type }: Event) => {
      if (writing.current) return;
      if (type === 'reset') {
        if (target instanceof HTMLFormElement && target.dataset['form'] === 'contact') setBench([]);
        return;
      }
      const fields = places.map(fieldOf);
      if (!fields.some((field) => field === target)) return;
      setFull(false);
      setBench(
        onForm(
          fields.map((field) => field?.value ?? ''),
          things,
        ),
      );
    };
    document.addEventListener('change', heard);
    document.addEventListener('reset', heard);
    return () => {
      document.removeEventListener('change', heard);
      document.removeEventListener('reset', heard);
    };
  }, [things]);

  const move = (id: string) => {
    const next = moved(bench, id);
    setFull(next === bench);
    if (next === bench) return;
    setBench(next);
    writing.current = true;
    for (const place of places) {
      const thing = things.find((one) => one.id === next[place - 1]);
      const field = fieldOf(place);
      if (field) choose(field, thing ? choiceOf(thing) : '');
    }
    writing.current = false;
  };
  return { bench, full, move };
}
