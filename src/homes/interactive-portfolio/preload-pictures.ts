/** Returns whether the visitor has turned on data saving. */
const hasDataSaving = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads all pictures of a list one after another, beginning in `first`, the entry that is hovered or
 * focused, and marks the figures of those that have loaded.
 */
async function loadPictures(
  list: Element,
  first: Element | null,
  signal: AbortSignal,
): Promise<void> {
  const pictures = [...list.querySelectorAll<HTMLImageElement>('figure img')];
  const firstIndex = Math.max(
    0,
    pictures.findIndex((picture) => first?.contains(picture)),
  );
  for (const picture of [...pictures.slice(firstIndex), ...pictures.slice(0, firstIndex)]) {
    picture.loading = 'eager';
    await picture.decode().catch(() => undefined);
    if (signal.aborted) return;
    picture.closest('figure')?.setAttribute('data-loaded', '');
  }
}

/**
 * Loads the pictures of a list on its first hover or focus. Marks a figure with `data-loaded` once
 * its picture is loaded; CSS fades it in only then.
 */
export function preloadPictures(list: Element, signal: AbortSignal): void {
  if (hasDataSaving()) return;
  let hasStarted = false;
  const startLoading = (target: Element) => {
    if (hasStarted) return;
    hasStarted = true;
    void loadPictures(list, target.closest('li'), signal);
  };
  for (const type of ['pointerover', 'focusin'])
    list.addEventListener(type, ({ target }) => startLoading(target as Element), { signal });
  const hoveredEntry = list.querySelector('li:hover, li:focus-within');
  if (hoveredEntry) startLoading(hoveredEntry);
}
