import { indexAfterKey } from '../../elements/arrow-keys/index-after-key.ts';

/** Returns the position of an element within another, in pixels. */
function positionIn(text: Element, element: Element) {
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

/** Pixels from the middle of a line of text to below its letters. */
const lineDrop = 15;
/** Minimum pixels from a sentence to the side of the text for a line below the words between. */
const minDetour = 36;

const curvePath = (points: readonly (readonly [x: number, y: number])[]) =>
  `C${points.map((point) => point.map(round).join(' ')).join(' ')}`;

/**
 * Returns the path of a hand-drawn line from the end of a sentence to its note. It runs below the words that
 * follow as far as `edge`, the right side of the text, and only then goes up or down.
 */
export function leaderPath(start: Point, end: Point, edge: number): string {
  let bendStart = start;
  let d = `M${round(start.x)} ${round(start.y)}`;
  if (edge - start.x > minDetour) {
    bendStart = { x: edge, y: start.y + lineDrop };
    const { x, y } = start;
    d += curvePath([
      [x + 6, y + lineDrop],
      [x + 24, bendStart.y + 1],
      [edge, bendStart.y],
    ]);
  }
  const bend = (end.x - bendStart.x) * 0.35;
  return `${d}${curvePath([
    [bendStart.x + bend, bendStart.y + (bendStart === start ? 6 : 0)],
    [end.x - bend, end.y + (end.y > bendStart.y ? -4 : 8)],
    [end.x, end.y],
  ])}`;
}

/** Draws the line from a sentence to its note, if the note is beside the text. */
function drawLeader(svg: SVGSVGElement, text: HTMLElement, note: string): void {
  const [start, end] = [...text.querySelectorAll(`a[data-note="${note}"]`)];
  svg.replaceChildren();
  if (!start || !end) return;
  const [sentence, margin] = [positionIn(text, start), positionIn(text, end)];
  if (margin.left <= sentence.right) return;
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('pathLength', '1');
  path.setAttribute(
    'd',
    leaderPath(
      { x: sentence.right, y: sentence.middle },
      { x: margin.left, y: margin.middle },
      positionIn(text, start.closest('p, blockquote') ?? start).right,
    ),
  );
  svg.append(path);
}

/** Highlights notes and their sentences on hover and focus; returns a cleanup function. */
export function highlightNotes(text: HTMLElement, svg: SVGSVGElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let highlighted = '';
  const highlight = (note: string) => {
    if (note === highlighted) return;
    highlighted = note;
    for (const element of text.querySelectorAll('[data-note]'))
      element.toggleAttribute('data-highlighted', element.getAttribute('data-note') === note);
    drawLeader(svg, text, note);
  };
  const noteOf = (target: EventTarget | null) =>
    (target as Element | null)?.closest?.('[data-note]')?.getAttribute('data-note') ?? '';
  // Without hover, the focused note is highlighted.
  const highlightFocused = () => highlight(noteOf(document.activeElement));
  text.addEventListener('pointerover', ({ target }) => highlight(noteOf(target) || highlighted), {
    signal,
  });
  text.addEventListener('pointerleave', highlightFocused, { signal });
  text.addEventListener('focusin', ({ target }) => highlight(noteOf(target)), { signal });
  text.addEventListener('click', ({ target }) => highlight(noteOf(target)), { signal });
  // Removes the line on resize: its path is for another width.
  addEventListener('resize', () => highlight(''), { signal });
  text.addEventListener(
    'keydown',
    (event) => {
      const focused = (event.target as Element).closest('a[data-note]');
      if (!focused || event.altKey || event.ctrlKey || event.metaKey) return;
      const inMargin = focused.closest('[role="note"]') !== null;
      const links = [...text.querySelectorAll<HTMLElement>('a[data-note]')].filter(
        (link) => (link.closest('[role="note"]') !== null) === inMargin,
      );
      const next = indexAfterKey(event.key, links.indexOf(focused as HTMLElement), links.length);
      if (next === undefined) return;
      event.preventDefault();
      links[next]?.focus();
    },
    { signal },
  );
  // A number may have been focused before hydration.
  highlightFocused();
  return () => controller.abort();
}
