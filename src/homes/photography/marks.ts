import { atom } from 'nanostores';

/** Ids of the frames that the visitor marked, sorted. */
export const $marks = atom<readonly string[]>([]);

const storageKey = 'whole-roll-marks';
const idPattern = /^\d{3}-\d{1,2}$/;
let isSyncing = false;

/** Returns the marks stored on this device. */
function readMarks(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((each): each is string => typeof each === 'string' && idPattern.test(each))
      : [];
  } catch {
    return [];
  }
}

/** Marks a frame, or removes its mark. */
export function mark(id: string, isMarked: boolean): void {
  const others = $marks.get().filter((each) => each !== id);
  $marks.set(isMarked ? [...others, id] : others);
}

/** Returns all checkboxes on the page that mark a frame. */
const checkboxes = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input[data-mark]'),
];

/**
 * Synchronizes every `input[data-mark]` of the page with the marks, and stores them on this device. The first
 * call starts it; boxes that were checked before hydration count as well.
 */
export function syncMarks(): void {
  if (!isSyncing) {
    isSyncing = true;
    const earlyIds = checkboxes().flatMap(({ checked, dataset }) =>
      checked ? [dataset.mark ?? ''] : [],
    );
    $marks.set([...new Set([...readMarks(), ...earlyIds.filter(Boolean)])]);
    $marks.listen((marks) => {
      try {
        localStorage.setItem(storageKey, JSON.stringify(marks));
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
  for (const checkbox of checkboxes())
    checkbox.checked = $marks.get().includes(checkbox.dataset.mark ?? '');
}
