import { atom } from 'nanostores';

/** The frames that the visitor marked with the grease pencil, as on their envelopes, in that order. */
export const $marks = atom<readonly string[]>([]);

const place = 'whole-roll-marks';
const asId = /^\d{3}-\d{1,2}$/;
let followed = false;

/** Returns the marks of an earlier visit on this device. */
function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found)
      ? found.filter((each): each is string => typeof each === 'string' && asId.test(each))
      : [];
  } catch {
    return [];
  }
}

/** Marks a frame, or takes its mark off. */
export function mark(id: string, on: boolean): void {
  const others = $marks.get().filter((each) => each !== id);
  $marks.set(on ? [...others, id] : others);
}

/** Returns every box on the page that marks a frame. */
const boxes = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input[data-mark]'),
];

/**
 * Synchronizes every `input[data-mark]` of the page with the marks, and stores them on this device. The first
 * call starts it; boxes that were ticked before count as well.
 */
export function followMarks(): void {
  if (!followed) {
    followed = true;
    const early = boxes().flatMap(({ checked, dataset }) => (checked ? [dataset.mark ?? ''] : []));
    $marks.set([...new Set([...kept(), ...early.filter(Boolean)])]);
    $marks.listen((marks) => {
      try {
        localStorage.setItem(place, JSON.stringify(marks));
      } catch {
        // A browser that keeps nothing: the marks last as long as the page.
      }
      showMarks();
    });
    document.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.dataset.mark) {
        mark(target.dataset.mark, target.checked);
      }
    });
  }
  showMarks();
}

/** Ticks the boxes of marked frames. */
function showMarks(): void {
  for (const box of boxes()) box.checked = $marks.get().includes(box.dataset.mark ?? '');
}
