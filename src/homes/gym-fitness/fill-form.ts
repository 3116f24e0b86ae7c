/**
 * Puts values into the fields of a form by their names, as if somebody had chosen them, and brings
 * its first field under the hand. A form that still sleeps finds them in the address.
 *
 * @param anchor where the form stands: `#trial`
 */
export function fillForm(anchor: string, values: Readonly<Record<string, string>>): void {
  const place = document.querySelector(anchor);
  const form = place?.querySelector('form');
  history.replaceState(history.state, '', `?${new URLSearchParams(values)}${anchor}`);
  if (!form) return;
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLSelectElement)) continue;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  form.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
  form.querySelector('input')?.focus({ preventScroll: true });
}
