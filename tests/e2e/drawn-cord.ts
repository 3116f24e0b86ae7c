import type { Page } from '@playwright/test';

/** Drawing of the cord, as a page shows it. */
export interface DrawnCord {
  /** True for the one of the first screen. */
  isFirst: boolean;
  /** Colors of all strokes and fills, each once. */
  colors: string[];
  /** Left and right end of what is painted, within the window, and its height, in pixels. */
  from: number;
  to: number;
  height: number;
  /** Element that cuts the drawing off above or below, or hides it. */
  cutBy: string | null;
  /** Words that a stroke or a fill crosses. */
  crossed: string[];
  /** Names of animations that are running on it, or on what it is in. */
  running: string[];
  breakInside: string;
}

/**
 * Returns all drawings of the cord in the page's main part. Paints each path a second time, into a
 * bitmap that nobody sees, and looks for paint where words are.
 */
export const drawnCords = (page: Page): Promise<DrawnCord[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;

    /** Returns whether an element is for screen readers only. */
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      ((element.clientWidth <= 1 && getComputedStyle(element).overflow === 'hidden') ||
        isUnseen(element.parentElement));

    interface Word {
      text: string;
      box: DOMRect;
    }
    const words: Word[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') as Node, 4);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement as Element;
      if (parent.closest('svg, script, style') || !parent.checkVisibility() || isUnseen(parent))
        continue;
      // The line ends behind a button, which hides its end.
      const button = parent.closest('button');
      if (button && /^rgb\(/.test(getComputedStyle(button).backgroundColor)) continue;
      for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        // From the height of small letters to the base line.
        for (const { x, y, width, height } of range.getClientRects())
          words.push({ text, box: new DOMRect(x, y + 0.3 * height, width, 0.45 * height) });
      }
    }

    const shapesOf = (svg: SVGSVGElement) =>
      [...svg.querySelectorAll<SVGPathElement>('path')].filter((path) => path.checkVisibility());

    /** Returns the words that the paths of a drawing cross. */
    function crossedBy(svg: SVGSVGElement): string[] {
      const { top, bottom } = svg.getBoundingClientRect();
      const near = words.filter(({ box }) => box.bottom > top - 40 && box.top < bottom + 40);
      const context = new OffscreenCanvas(clientWidth, Math.ceil(bottom - top) + 80).getContext(
        '2d',
        { willReadFrequently: true },
      ) as OffscreenCanvasRenderingContext2D;
      context.translate(0, 40 - top);
      for (const path of shapesOf(svg)) {
        const { stroke, strokeWidth, fill } = getComputedStyle(path);
        const placed = new Path2D();
        placed.addPath(new Path2D(path.getAttribute('d') ?? ''), path.getScreenCTM() ?? undefined);
        context.lineWidth = Number.parseFloat(strokeWidth);
        if (stroke !== 'none') context.stroke(placed);
        if (fill !== 'none') context.fill(placed);
      }
      return near
        .filter(({ box }) => {
          const { data } = context.getImageData(
            Math.floor(box.x),
            Math.floor(box.y + 40 - top),
            Math.max(1, Math.round(box.width)),
            Math.max(1, Math.round(box.height)),
          );
          return data.some((value, index) => index % 4 === 3 && value > 127);
        })
        .map(({ text }) => text);
    }

    const ancestorsOf = (element: Element): Element[] =>
      element.parentElement ? [element.parentElement, ...ancestorsOf(element.parentElement)] : [];
    const nameOf = ({ tagName, className }: Element) => `${tagName}.${className}`;

    return [...document.querySelectorAll<SVGSVGElement>('main [data-cord] svg')]
      .filter((svg) => svg.checkVisibility())
      .map((svg) => {
        const shapes = shapesOf(svg);
        const boxes = shapes.map((shape) => shape.getBoundingClientRect());
        const top = Math.min(...boxes.map((box) => box.top));
        const bottom = Math.max(...boxes.map((box) => box.bottom));
        const around = ancestorsOf(svg);
        const cutting = around.find((element) => {
          const { overflowY, opacity, clipPath } = getComputedStyle(element);
          const box = element.getBoundingClientRect();
          return (
            opacity !== '1' ||
            clipPath !== 'none' ||
            (overflowY !== 'visible' && (box.top > top + 4 || box.bottom < bottom - 4))
          );
        });
        const colors = shapes.flatMap((shape) => {
          const { stroke, fill } = getComputedStyle(shape);
          return [stroke, fill].filter((color) => color !== 'none');
        });
        const moving = new Set<Element | null | undefined>([svg, ...around, ...shapes]);
        return {
          isFirst: svg.closest('[data-first-screen]') !== null,
          colors: [...new Set(colors)],
          from: Math.max(0, Math.min(...boxes.map((box) => box.left))),
          to: Math.min(clientWidth, Math.max(...boxes.map((box) => box.right))),
          height: bottom - top,
          cutBy: cutting ? nameOf(cutting) : null,
          crossed: crossedBy(svg),
          running: document
            .getAnimations()
            .filter(({ effect }) => moving.has((effect as KeyframeEffect | null)?.target))
            // With less motion, transitions end in a hundredth of a millisecond.
            .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
            .map((animation) => (animation as CSSAnimation).animationName ?? animation.id),
          breakInside: getComputedStyle(svg).breakInside,
        };
      });
  });
