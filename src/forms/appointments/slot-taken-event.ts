import type { Detail } from '../details/detail.ts';

/** Detail of the event: a slot that is taken, although a server response may not show it yet. */
interface SlotTakenDetail {
  /** URL of the diary's taken slots; '' if the form has none. */
  takenAt: string;
  /** As `2026-11-24T09:30`. */
  slot: string;
}

const eventName = 'slot-taken';

/**
 * Notifies all slot fields on the page that the slot of a form is taken: booked by the visitor, or
 * rejected as booked by another. Responses of the server may be half a second old.
 *
 * @param values submitted values by name
 * @returns whether the form requested a slot
 */
export function dispatchSlotTaken(
  details: readonly Detail[],
  values: Readonly<Record<string, unknown>>,
): boolean {
  const detail = details.find((candidate) => candidate.kind === 'slot');
  const slot = detail && values[detail.name];
  if (typeof slot !== 'string' || slot === '') return false;
  const takenDetail: SlotTakenDetail = { takenAt: detail?.takenAt ?? '', slot };
  window.dispatchEvent(new CustomEvent(eventName, { detail: takenDetail }));
  return true;
}

/** Calls back for each slot of a diary that is dispatched. Returns a function that unsubscribes. */
export function onSlotTaken(takenAt: string, callback: (slot: string) => void): () => void {
  const listener = (event: Event) => {
    const { detail } = event as CustomEvent<SlotTakenDetail>;
    if (detail.takenAt === takenAt) callback(detail.slot);
  };
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
}
