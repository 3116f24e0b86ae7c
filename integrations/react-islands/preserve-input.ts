import { type Control, controlsIn, moveState } from './move-state.ts';

/**
 * Preserves the user's input when React renders an island anew because its HTML changed before
 * hydration: a translator may wrap text nodes, and a password manager may add elements. Copies
 * values, focus and selection to the new controls.
 */
export function preserveInput(island: HTMLElement): void {
  const serverElements = new Set<Node>(island.children);
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
    const removedNodes = records.flatMap((record) => [...record.removedNodes]);
    if (!removedNodes.some((node) => serverElements.has(node))) return;
    observer.disconnect();
    const removedElements = removedNodes.filter((node) => node instanceof Element);
    pairElements(removedElements, 'form', island, setSuccessor);
    const oldControls = removedElements.flatMap(controlsIn);
    moveState(oldControls, controlsIn(island), focused as Control | null);
  }).observe(island, { childList: true });
}

/** Element of the server's HTML, and the element that React rendered in its place. */
interface ReplacedElement extends Element {
  successor?: Element;
}

const setSuccessor = (old: ReplacedElement, rendered: Element) => {
  old.successor = rendered;
};

/** Calls `onPair` with each old element of a kind and the new element at the same position. */
function pairElements(
  removedElements: readonly Element[],
  selector: string,
  island: Element,
  onPair: (old: Element, rendered: Element) => void,
): void {
  const renderedElements = island.querySelectorAll(selector);
  const oldElements = removedElements.flatMap((root) => [
    ...(root.matches(selector) ? [root] : []),
    ...root.querySelectorAll(selector),
  ]);
  for (const [index, old] of oldElements.entries()) {
    const rendered = renderedElements[index];
    if (rendered) onPair(old, rendered);
  }
}
