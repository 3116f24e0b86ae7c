type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (found: unknown): found is Field =>
  found instanceof HTMLInputElement ||
  found instanceof HTMLSelectElement ||
  found instanceof HTMLTextAreaElement;

/** What a field shall hold, or what becomes of what it holds. */
type FieldValue = string | ((own: string) => string);

/** Past React's own setter, which would take the value for what it already knows. */
function write(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
}

/**
 * Puts values into a form's fields by their names, as if somebody had typed or chosen them there: the
 * one way from a section to the form of its page. A form whose code has not come yet reads them when
 * it comes.
 *
 * @param place the form, an element that holds it, or a link to such an element: `#write`
 */
export function fillForm(
  place: string | Element | null | undefined,
  values: Readonly<Record<string, FieldValue>>,
): void {
  const element = typeof place === 'string' ? document.querySelector(place) : place;
  const form = element instanceof HTMLFormElement ? element : element?.querySelector('form');
  const changed = Object.entries(values).flatMap(([name, value]) => {
    const field = form?.elements.namedItem(name);
    if (!isField(field)) return [];
    const next = typeof value === 'string' ? value : value(field.value);
    if (next === field.value) return [];
    write(field, next);
    return [field];
  });
  // All of them stand before anybody hears of one.
  for (const field of changed) {
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Puts a text below what somebody wrote. One that was put there before, by its first words, gives way. */
export const appendText =
  (begins: string, text: string) =>
  (own: string): string => {
    const written = own.split(begins)[0]?.trim();
    return written ? `${written}\n\n${text}` : text;
  };

/** Scrolls to the form behind an anchor and moves the focus to its first field. */
export function goToForm(anchor: string): void {
  const form = document.querySelector(`${anchor} form, form${anchor}`);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  form?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
  form
    ?.querySelector<HTMLElement>(':is(input:not([type=hidden]), select, textarea)')
    ?.focus({ preventScroll: true });
}
