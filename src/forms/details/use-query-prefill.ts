'use client';
import { type RefObject, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactPost, ContactPostInput } from '../contact/schema.ts';
import { fillForm, goToForm } from '../fill-form.ts';
import type { Detail } from './detail.ts';

type Form = UseFormReturn<ContactPostInput, unknown, ContactPost>;

/** Whether a click opens a link in its place, and nobody has seen to it yet. */
const isUnmodifiedClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Fills in what the address asks for: `?Arrival=2026-12-01` from a small form elsewhere, which works
 * without a script as well. A link of this page that asks the same way (`?Arrival=2026-12-01#request`)
 * fills the form without loading the page anew, so that what was typed stays.
 */
export function useQueryPrefill(
  details: readonly Detail[],
  form: Form,
  element: RefObject<HTMLFormElement | null>,
): void {
  useEffect(() => {
    const askedBy = (search: string) => {
      const asked = new URLSearchParams(search);
      return details.flatMap(({ kind, name }) => {
        const value = asked.get(name);
        return value ? [{ kind, name, value }] : [];
      });
    };
    // The address is read once, and before it comes what somebody has chosen meanwhile.
    for (const { name, value } of askedBy(location.search)) {
      const field = name as keyof ContactPostInput;
      if (!form.getValues(field)) form.setValue(field, value);
    }
    const follow = (event: MouseEvent) => {
      const { current } = element;
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
      if (!link?.hash || !current || !isUnmodifiedClick(event)) return;
      const asked = askedBy(link.search);
      if (asked.length === 0 || !document.querySelector(link.hash)?.contains(current)) return;
      event.preventDefault();
      history.replaceState(history.state, '', link.search + link.hash);
      for (const { kind, name, value } of asked) {
        // A slot is no plain field.
        if (kind === 'slot') form.setValue(name as keyof ContactPostInput, value);
        else fillForm(current, { [name]: value });
      }
      goToForm(link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}
