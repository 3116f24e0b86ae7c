import { type Control, controlsIn, moveState } from './move-state.ts';

/**
 * Preserves what was typed, checked and selected when React renders an island anew because its HTML
 * changed before hydration (a translator wraps text nodes, a password manager adds elements):
 * copies it to the new controls, with focus and selection.
 */
export function preserveInput(island: HTMLElement): void {
  const built = new Set<Node>(island.children);
  let focused = document.activeElement;
  island.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  island.addEventListener('focusout', ({ target }) => {
    // Chromium also fires for removed elements, which are disconnected a moment later.
    queueMicrotask(() => {
      if ((target as Element).isConnected && focused === target) focused = null;
    });
  });
  new MutationObserver((records, observer) => {
    const gone = records.flatMap(({ removedNodes }) => [...removedNodes]);
    if (!gone.some((node) => built.has(node))) return;
    observer.disconnect();
    const lost = gone.filter((node) => node instanceof Element);
    pairElements(lost, 'form', island, setSuccessor);
    moveState(lost.flatMap(controlsIn), controlsIn(island), focused as Control | null);
  }).observe(island, { childList: true });
}

/** Element of the server's HTML, with the one that React rendered in its place. */
interface Succeeded extends Element {
  successor?: Element;
}

const setSuccessor = (old: Succeeded, drawn: Element) => {
  old.successor = drawn;
};

/** Pairs old and new elements of a kind by their order. */
function pairElements(
  lost: readonly Element[],
  selector: string,
  island: Element,
  each: (old: Element, drawn: Element) => void,
): void {
  const drawn = island.querySelectorAll(selector);
  const old = lost.flatMap((root) => [
    ...(root.matches(selector) ? [root] : []),
    ...root.querySelectorAll(selector),
  ]);
  for (const [index, element] of old.entries()) {
    const other = drawn[index];
    if (other) each(element, other);
  }
}
