type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (value: unknown): value is Field =>
  value instanceof HTMLInputElement ||
  value instanceof HTMLSelectElement ||
  value instanceof HTMLTextAreaElement;

/** New value of a field, or a function of its current value. */
type FieldValue = string | ((current: string) => string);

/** Sets a value by the native setter: React ignores an input event after its own setter. */
function setNativeValue(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}

/**
 * Fills fields of a form by name and dispatches their events, as if the visitor had entered the values.
 * Sections use it to fill in the form of their page. A form that has not hydrated keeps the values.
 *
 * @param target the form, an element that contains it, or an anchor of such an element: `#write`
 */
export function fillForm(
  target: string | Element | null | undefined,
  values: Readonly<Record<string, FieldValue>>,
): void {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  const form = element instanceof HTMLFormElement ? element : element?.querySelector('form');
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const field = form?.elements.namedItem(name);
    if (!isField(field)) return [];
    const next = typeof value === 'string' ? value : value(field.value);
    if (next === field.value) return [];
    setNativeValue(field, next);
    return [field];
  });
  // Events only after all values are set.
  for (const field of changed) {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/**
 * Appends a text to the value of a field. Replaces a text that was appended before, which is found
 * by its first words.
 */
export const appendText =
  (beginning: string, text: string) =>
  (current: string): string => {
    const ownText = current.split(beginning)[0]?.trim();
    return ownText ? `${ownText}\n\n${text}` : text;
  };

/** Scrolls to the form behind an anchor and moves the focus to its first field. */
export function goToForm(anchor: string): void {
  const form = document.querySelector(`${anchor} form, form${anchor}`);
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  form?.scrollIntoView({ behavior: reducedMotion ? 'instant' : 'smooth', block: 'start' });
  form
    ?.querySelector<HTMLElement>(':is(input:not([type=hidden]), select, textarea)')
    ?.focus({ preventScroll: true });
}
