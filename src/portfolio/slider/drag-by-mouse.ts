import { goTo, slideInFront } from './slide-row.ts';

/** Distance in pixels at which a mouse press becomes a drag; below that it is a click. */
const minDragDistance = 6;

/**
 * Makes the row draggable by mouse; touch scrolls it natively. A short drag turns one slide in its
 * direction, a long one to the nearest slide.
 *
 * @returns a function that stops it
 */
export function dragByMouse(row: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let dragStart: { x: number; scroll: number; index: number } | undefined;
  let dragged = false;

  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    dragStart = { x: event.clientX, scroll: row.scrollLeft, index: slideInFront(row) };
    dragged = false;
  };
  const onPointerMove = (event: PointerEvent) => {
    const distance = dragStart ? event.clientX - dragStart.x : 0;
    if (!dragStart || (!dragged && Math.abs(distance) < minDragDistance)) return;
    dragged = true;
    row.dataset['dragging'] = '';
    row.scrollLeft = dragStart.scroll - distance;
  };
  const onPointerUp = () => {
    if (dragStart && dragged) {
      const nearest = slideInFront(row);
      const direction = Math.sign(row.scrollLeft - dragStart.scroll);
      goTo(row, nearest === dragStart.index ? dragStart.index + direction : nearest);
    }
    dragStart = undefined;
  };
  // Scroll snapping is restored once the row has settled; earlier it would jump.
  const onScrollEnd = () => {
    if (!dragStart) delete row.dataset['dragging'];
  };
  const onClick = (event: MouseEvent) => {
    if (dragged) event.preventDefault();
    dragged = false;
  };

  row.addEventListener('pointerdown', onPointerDown, { signal });
  addEventListener('pointermove', onPointerMove, { signal });
  addEventListener('pointerup', onPointerUp, { signal });
  row.addEventListener('scrollend', onScrollEnd, { signal });
  row.addEventListener('click', onClick, { capture: true, signal });
  row.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => controller.abort();
}
