'use client';
import { useEffect, useRef, useState } from 'react';
import { fillForm } from '../../forms/fill-form.ts';
import { choiceOf, fromFormValues, placeName, places, toggleItem } from './bench.ts';
import type { Item } from './items.ts';

const fieldOf = (place: number): HTMLSelectElement | null =>
  document.querySelector(`main form select[name="${placeName(place)}"]`);

const formOnPage = () => fieldOf(1)?.form;

/**
 * Selected items: stored in the fields of the form on this page, so that they are sent with it, and read
 * back when the visitor changes them there.
 */
export function useBench(items: readonly Item[]) {
  const [bench, setBench] = useState<readonly string[]>([]);
  const [isFull, setIsFull] = useState(false);
  const isWritingRef = useRef(false);

  useEffect(() => {
    const onEvent = ({ target, type }: Event) => {
      if (isWritingRef.current) return;
      if (type === 'reset') {
        if (target instanceof HTMLFormElement && target.dataset['form'] === 'contact') setBench([]);
        return;
      }
      const fields = places.map(fieldOf);
      if (!fields.some((field) => field === target)) return;
      setIsFull(false);
      setBench(
        fromFormValues(
          fields.map((field) => field?.value ?? ''),
          items,
        ),
      );
    };
    document.addEventListener('change', onEvent);
    document.addEventListener('reset', onEvent);
    return () => {
      document.removeEventListener('change', onEvent);
      document.removeEventListener('reset', onEvent);
    };
  }, [items]);

  const toggle = (id: string) => {
    const next = toggleItem(bench, id);
    setIsFull(next === bench);
    if (next === bench) return;
    setBench(next);
    isWritingRef.current = true;
    const fieldValues = places.map((place) => {
      const item = items.find((each) => each.id === next[place - 1]);
      return [placeName(place), item ? choiceOf(item) : ''];
    });
    fillForm(formOnPage(), Object.fromEntries(fieldValues));
    isWritingRef.current = false;
  };
  return { bench, isFull, toggleItem: toggle };
}
