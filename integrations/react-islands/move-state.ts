/** Form control with a state that the user can change. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlSelector = 'input:not([type=hidden]),select,textarea';

/** Returns the controls in an element, itself included. */
export const controlsIn = (root: Element): Control[] => [
  ...(root.matches(controlSelector) ? [root as Control] : []),
  ...root.querySelectorAll<Control>(controlSelector),
];

const isCheckable = (control: Control): boolean =>
  control.type === 'checkbox' || control.type === 'radio';

/** Returns the key that an old control and its replacement have in common; their ids differ. */
const keyOf = (control: Control): string => {
  const { localName, type, name, value } = control;
  return [localName, type, name, isCheckable(control) ? value : ''].join('\n');
};

const defaultIndex = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** Returns true if a control differs from its default. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== defaultIndex(control);
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  if (control.type === 'file') return (control.files?.length ?? 0) > 0;
  return control.value !== control.defaultValue;
}

/**
 * Sets a value through the prototype's setter: React gives the element a setter that records the
 * value, and would then ignore the event.
 */
function setNativeValue(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}

/**
 * Sets a control to the state of the one that it replaces, and dispatches the events of user input.
 */
function copyState(old: Control, control: Control): void {
  if (isCheckable(control)) {
    if ((control as HTMLInputElement).checked !== (old as HTMLInputElement).checked)
      control.click();
    return;
  }
  if (old.type === 'file') (control as HTMLInputElement).files = (old as HTMLInputElement).files;
  else setNativeValue(control, old.value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Moves the focus and, in a text field, the selection; `email` and `number` inputs have none. */
function moveFocus(old: Control, control: Control): void {
  control.focus({ preventScroll: true });
  if (old instanceof HTMLSelectElement || control instanceof HTMLSelectElement) return;
  const { selectionStart: start, selectionEnd: end, selectionDirection } = old;
  if (start !== null) control.setSelectionRange(start, end, selectionDirection ?? undefined);
}

/**
 * Copies values, files and focus from removed controls to those that React rendered in their place.
 */
export function moveState(
  removedControls: readonly Control[],
  renderedControls: readonly Control[],
  focused: Control | null,
): void {
  const unmatched = [...renderedControls];
  for (const old of removedControls) {
    const key = keyOf(old);
    const index = unmatched.findIndex((candidate) => keyOf(candidate) === key);
    const [control] = index === -1 ? [] : unmatched.splice(index, 1);
    if (!control) continue;
    if (isChanged(old)) copyState(old, control);
    if (old === focused) moveFocus(old, control);
  }
}
