const begun = new WeakSet<Element>();

/** True where the visitor asked for little data. */
const isSaving = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads the pictures of a stage one after the other, once: those that wait outside of it count as far
 * away for the browser until they come in.
 */
async function loadPictures(stage: Element, signal: AbortSignal): Promise<void> {
  for (const picture of stage.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    if (signal.aborted) return;
    picture.loading = 'eager';
    await picture.decode().catch(() => undefined);
  }
}

/** Begins to load the stage that an element belongs to; returns what ends that. */
export function loadStage(element: Element): (() => void) | undefined {
  const stage = element.closest('[data-seam]');
  const pair = element.closest('[data-pair]');
  if (!stage || !pair || begun.has(stage) || isSaving()) return undefined;
  if (getComputedStyle(pair).position !== 'absolute') return undefined;
  begun.add(stage);
  const gone = new AbortController();
  void loadPictures(stage, gone.signal);
  return () => gone.abort();
}
