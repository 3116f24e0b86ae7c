import { indexAfterKey } from '../../elements/arrow-keys/index-after-key.ts';

/** Returns the position of an element within another, in pixels. */
function placeIn(text: Element, element: Element) {
  const [outer, inner] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
  return {
    left: inner.left - outer.left,
    right: inner.right - outer.left,
    middle: inner.top - outer.top + inner.height / 2,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

interface Point {
  x: number;
  y: number;
}

/** Pixels from the middle of a line to below its letters, and the minimum distance for that detour. */
const below = 15;
const worthIt = 36;

const curve = (points: readonly (readonly [x: number, y: number])[]) =>
  `C${points.map((point) => point.map(round).join(' ')).join(' ')}`;

/**
 * Returns the path of a hand-drawn line from the end of a sentence to its note. It runs below the words that
 * follow as far as `edge`, the right side of the text, and only then goes up or down.
 */
export function leaderPath(start: Point, to: Point, edge: number): string {
  let from = start;
  let d = `M${round(from.x)} ${round(from.y)}`;
  if (edge - start.x > worthIt) {
    from = { x: edge, y: start.y + below };
    const { x, y } = start;
    d += curve([
      [x + 6, y + below],
      [x + 24, from.y + 1],
      [edge, from.y],
    ]);
  }
  const bend = (to.x - from.x) * 0.35;
  return `${d}${curve([
    [from.x + bend, from.y + (from === start ? 6 : 0)],
    [to.x - bend, to.y + (to.y > from.y ? -4 : 8)],
    [to.x, to.y],
  ])}`;
}

/** Draws the line, if the note is beside the text. */
function drawLeader(svg: SVGSVGElement, text: HTMLElement, note: string): void {
  const [start, end] = [...text.querySelectorAll(`a[data-note="${note}"]`)];
  svg.replaceChildren();
  if (!start || !end) return;
  const [from, to] = [placeIn(text, start), placeIn(text, end)];
  if (to.left <= from.right) return;
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('pathLength', '1');
  path.setAttribute(
    'd',
    leaderPath(
      { x: from.right, y: from.middle },
      { x: to.left, y: to.middle },
      placeIn(text, start.closest('p, blockquote') ?? start).right,
    ),
  );
  svg.append(path);
}

/** Highlights notes and their sentences on hover and focus; returns a cleanup function. */
export function highlightNotes(text: HTMLElement, svg: SVGSVGElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let lit = '';
  const light = (note: string) => {
    if (note === lit) return;
    lit = note;
    for (const element of text.querySelectorAll('[data-note]'))
      element.toggleAttribute('data-highlighted', element.getAttribute('data-note') === note);
    drawLeader(svg, text, note);
  };
  const noteOf = (target: EventTarget | null) =>
    (target as Element | null)?.closest?.('[data-note]')?.getAttribute('data-note') ?? '';
  // Without hover, the focused note is highlighted.
  const rest = () => light(noteOf(document.activeElement));
  text.addEventListener('pointerover', ({ target }) => light(noteOf(target) || lit), { signal });
  text.addEventListener('pointerleave', rest, { signal });
  text.addEventListener('focusin', ({ target }) => light(noteOf(target)), { signal });
  text.addEventListener('click', ({ target }) => light(noteOf(target)), { signal });
  // Removes the line on resize: its path is for another width.
  addEventListener('resize', () => light(''), { signal });
  text.addEventListener(
    'keydown',
    (event) => {
      const from = (event.target as Element).closest('a[data-note]');
      if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
      const inMargin = from.closest('[role="note"]') !== null;
      const links = [...text.querySelectorAll<HTMLElement>('a[data-note]')].filter(
        (link) => (link.closest('[role="note"]') !== null) === inMargin,
      );
      const next = indexAfterKey(event.key, links.indexOf(from as HTMLElement), links.length);
      if (next === undefined) return;
      event.preventDefault();
      links[next]?.focus();
    },
    { signal },
  );
  // A number may have been focused before hydration.
  rest();
  return () => controller.abort();
}
