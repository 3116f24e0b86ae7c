import type { Detail } from '../details/detail.ts';

/** A slot that this page knows to be taken before its server says so. */
interface TakenSlot {
  /** Address that tells which slots others have; '' where a form has none. */
  takenAt: string;
  /** As `2026-11-24T09:30`. */
  slot: string;
}

const eventName = 'slot-taken';

/**
 * Tells every list of slots on the page that the slot of a form is not free any more: it was given to
 * the visitor, or refused because somebody else has it. What the server says may be half a second old.
 *
 * @param values what the form sent, by name
 * @returns whether it asked for a slot.
 */
export function dispatchSlotTaken(
  details: readonly Detail[],
  values: Readonly<Record<string, unknown>>,
): boolean {
  const detail = details.find((one) => one.kind === 'slot');
  const slot = detail && values[detail.name];
  if (typeof slot !== 'string' || slot === '') return false;
  const taken: TakenSlot = { takenAt: detail?.takenAt ?? '', slot };
  window.dispatchEvent(new CustomEvent(eventName, { detail: taken }));
  return true;
}

/** Calls back for each slot of a diary that is announced. @returns what ends it. */
export function onSlotTaken(takenAt: string, callback: (slot: string) => void): () => void {
  const listener = (event: Event) => {
    const taken = (event as CustomEvent<TakenSlot>).detail;
    if (taken.takenAt === takenAt) callback(taken.slot);
  };
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
