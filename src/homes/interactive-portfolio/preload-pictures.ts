/** Tests if the visitor has turned on data saving. */
const isSaving = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the pictures of a list one after the other, from `first` on, and marks those that have loaded. */
async function load(list: Element, first: Element | null, signal: AbortSignal): Promise<void> {
  const pictures = [...list.querySelectorAll<HTMLImageElement>('figure img')];
  const from = Math.max(
    0,
    pictures.findIndex((picture) => first?.contains(picture)),
  );
  for (const picture of [...pictures.slice(from), ...pictures.slice(0, from)]) {
    picture.loading = 'eager';
    await picture.decode().catch(() => undefined);
    if (signal.aborted) return;
    picture.closest('figure')?.setAttribute('data-loaded', '');
  }
}

/**
 * Loads the pictures of a list on its first hover or focus, and marks each figure `data-loaded` whose picture
 * is loaded: CSS fades it in only then.
 */
export function preloadPictures(list: Element, signal: AbortSignal): void {
  if (isSaving()) return;
  let hasBegun = false;
  const begin = (at: Element) => {
    if (hasBegun) return;
    hasBegun = true;
    void load(list, at.closest('li'), signal);
  };
  for (const type of ['pointerover', 'focusin'])
    list.addEventListener(type, ({ target }) => begin(target as Element), { signal });
  const pointedAt = list.querySelector('li:hover, li:focus-within');
  if (pointedAt) begin(pointedAt);
}
