export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const selector = 'input:not([type=hidden]),select,textarea';

/** Returns the controls in an element, itself included. */
export const controlsIn = (root: Element): Control[] => [
  ...(root.matches(selector) ? [root as Control] : []),
  ...root.querySelectorAll<Control>(selector),
];

const isBox = (control: Control): boolean =>
  control.type === 'checkbox' || control.type === 'radio';

/** Returns the key that pairs a control with its successor; ids differ between the two. */
const keyOf = (control: Control): string =>
  [control.localName, control.type, control.name, isBox(control) ? control.value : ''].join('\n');

const defaultIndex = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** Returns true if a control differs from its default. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultIndex(control);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (control.type === 'file') return (control.files?.length ?? 0) > 0;
  return control.value !== control.defaultValue;
}

/**
 * Sets a value through the prototype's setter: React's own setter would record it, and ignore the
 * event.
 */
function write(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}

/** Sets a control to the state of the old one, and dispatches the events of user input. */
function change(old: Control, control: Control): void {
  if (isBox(control)) {
    if ((control as HTMLInputElement).checked !== (old as HTMLInputElement).checked)
      control.click();
    return;
  }
  if (old.type === 'file') (control as HTMLInputElement).files = (old as HTMLInputElement).files;
  else write(control, old.value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Moves the focus and, in a text field, the selection; `email` and `number` inputs have none. */
function focusLike(old: Control, control: Control): void {
  control.focus({ preventScroll: true });
  if (old instanceof HTMLSelectElement || control instanceof HTMLSelectElement) return;
  const { selectionStart: start, selectionEnd: end, selectionDirection } = old;
  if (start !== null) control.setSelectionRange(start, end, selectionDirection ?? undefined);
}

/**
 * Copies values, files and focus from removed controls to those that React rendered in their place.
 */
export function moveState(
  gone: readonly Control[],
  drawn: readonly Control[],
  focused: Control | null,
): void {
  const free = [...drawn];
  for (const old of gone) {
    const key = keyOf(old);
    const at = free.findIndex((one) => keyOf(one) === key);
    const [control] = at === -1 ? [] : free.splice(at, 1);
    if (!control) continue;
    if (isChanged(old)) change(old, control);
    if (old === focused) focusLike(old, control);
  }
}
