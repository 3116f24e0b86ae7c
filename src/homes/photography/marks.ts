import { atom } from 'nanostores';

/** Ids of the frames that the visitor marked, sorted. */
export const $marks = atom<readonly string[]>([]);

const place = 'whole-roll-marks';
const asId = /^\d{3}-\d{1,2}$/;
let followed = false;

/** Returns the marks stored on this device. */
function readMarks(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found)
      ? found.filter((each): each is string => typeof each === 'string' && asId.test(each))
      : [];
  } catch {
    return [];
  }
}

/** Marks a frame, or removes its mark. */
export function mark(id: string, on: boolean): void {
  const others = $marks.get().filter((each) => each !== id);
  $marks.set(on ? [...others, id] : others);
}

/** Returns all checkboxes on the page that mark a frame. */
const boxes = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input[data-mark]'),
];

/**
 * Synchronizes every `input[data-mark]` of the page with the marks, and stores them on this device. The first
 * call starts it; boxes that were checked before hydration count as well.
 */
export function followMarks(): void {
  if (!followed) {
    followed = true;
    const early = boxes().flatMap(({ checked, dataset }) => (checked ? [dataset.mark ?? ''] : []));
    $marks.set([...new Set([...readMarks(), ...early.filter(Boolean)])]);
    $marks.listen((marks) => {
      try {
        localStorage.setItem(place, JSON.stringify(marks));
      } catch {
        // Storage is blocked: the marks last until the page is left.
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

/** Checks the boxes of marked frames. */
function showMarks(): void {
  for (const box of boxes()) box.checked = $marks.get().includes(box.dataset.mark ?? '');
}
