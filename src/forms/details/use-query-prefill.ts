'use client';
import { type RefObject, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactPost, ContactPostInput } from '../contact/schema.ts';
import { fillForm, goToForm } from '../fill-form.ts';
import type { Detail } from './detail.ts';

type Form = UseFormReturn<ContactPostInput, unknown, ContactPost>;

/** Returns true if a click follows a link in the same tab, and is not prevented. */
const isUnmodifiedClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Fills additional fields from the query: `?Arrival=2026-12-01`, sent by a small form elsewhere, which
 * works without script. A link on the same page (`?Arrival=2026-12-01#request`) fills the form without
 * a reload, so that other input stays.
 */
export function useQueryPrefill(
  details: readonly Detail[],
  form: Form,
  element: RefObject<HTMLFormElement | null>,
): void {
  useEffect(() => {
    const valuesOf = (search: string) => {
      const query = new URLSearchParams(search);
      return details.flatMap(({ kind, name }) => {
        const value = query.get(name);
        return value ? [{ kind, name, value }] : [];
      });
    };
    // Read once; a value entered before hydration takes precedence.
    for (const { name, value } of valuesOf(location.search)) {
      const field = name as keyof ContactPostInput;
      if (!form.getValues(field)) form.setValue(field, value);
    }
    const handleClick = (event: MouseEvent) => {
      const { current } = element;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
      if (!link?.hash || !current || !isUnmodifiedClick(event)) return;
      const values = valuesOf(link.search);
      if (values.length === 0 || !document.querySelector(link.hash)?.contains(current)) return;
      event.preventDefault();
      history.replaceState(history.state, '', link.search + link.hash);
      for (const { kind, name, value } of values) {
        // A slot is a controlled field.
        if (kind === 'slot') form.setValue(name as keyof ContactPostInput, value);
        else fillForm(current, { [name]: value });
      }
      goToForm(link.hash);
    };
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);
}
