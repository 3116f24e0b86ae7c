import type { Browser } from '@playwright/test';
import { visit } from './visit.ts';
import type { Wire } from './wire.ts';

/** Measures a page from its boxes. Everything in the callback runs in the browser. */
export async function measure(browser: Browser, trade: string): Promise<Wire> {
  const page = await visit(browser, trade, { width: 1280, height: 900, scale: 1 });
  const wire = await page.evaluate(() => {
    type Found = Wire['boxes'][number];
    const boxes: Found[] = [];
    const shown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const around = ({ left, top, width, height }: DOMRect) => ({
      x: left,
      y: top + scrollY,
      w: width,
      h: height,
    });
    const add = (kind: Found['kind'], element: Element, least: number) => {
      const box = around(element.getBoundingClientRect());
      if (shown(element) && box.w >= least && box.h >= least) boxes.push({ kind, ...box });
    };
    for (const each of document.querySelectorAll('img, video, canvas')) add('picture', each, 56);
    const geometry = [
      'd',
      'x',
      'y',
      'x1',
      'y1',
      'x2',
      'y2',
      'cx',
      'cy',
      'r',
      'rx',
      'ry',
      'width',
      'height',
      'points',
    ];
    for (const svg of document.querySelectorAll('main svg')) {
      const box = around(svg.getBoundingClientRect());
      const drawn = svg.querySelectorAll<SVGGraphicsElement>(
        'path, line, polyline, polygon, circle, ellipse, rect',
      );
      if (!shown(svg) || box.w < 56 || box.h < 56 || drawn.length > 420) continue;
      const shapes = [...drawn].flatMap((shape) => {
        const matrix = shape.getScreenCTM();
        if (!matrix || shape.closest('defs, clipPath, mask, pattern, symbol')) return [];
        const { a, b, c, d, e, f } = matrix;
        const said = geometry.flatMap((name) => {
          const value = shape.getAttribute(name);
          return value === null ? [] : [`${name}="${value}"`];
        });
        return [
          { markup: `<${shape.tagName} ${said.join(' ')}/>`, matrix: [a, b, c, d, e, f + scrollY] },
        ];
      });
      boxes.push({ kind: 'drawing', ...box, shapes });
    }
    for (const each of document.querySelectorAll('input, select, textarea')) add('field', each, 10);
    for (const each of document.querySelectorAll('main a, main button')) {
      const { backgroundColor, borderTopWidth } = getComputedStyle(each);
      const filled =
        !/, 0\)$|transparent/.test(backgroundColor) || Number.parseFloat(borderTopWidth) > 0;
      if (filled && each.getBoundingClientRect().height < 90) add('button', each, 24);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const written = node.textContent ?? '';
      if (
        !parent ||
        written.trim() === '' ||
        parent.closest('script, style, noscript, select, dialog, svg, .sr-only')
      )
        continue;
      if (!shown(parent)) continue;
      const { fontSize, fontWeight } = getComputedStyle(parent);
      const large = parent.closest('h1, h2') !== null || Number.parseFloat(fontSize) >= 40;
      const lines: { top: number; text: string; from: number; to: number }[] = [];
      if (large) {
        for (const word of written.matchAll(/\S+/g)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const { top } = range.getBoundingClientRect();
          const last = lines.at(-1);
          if (last && Math.abs(last.top - top) < 8) {
            last.text += ` ${word[0]}`;
            last.to = word.index + word[0].length;
          } else
            lines.push({ top, text: word[0], from: word.index, to: word.index + word[0].length });
        }
        for (const { text, from, to } of lines) {
          range.setStart(node, from);
          range.setEnd(node, to);
          const box = around(range.getBoundingClientRect());
          if (box.w < 6 || box.h < 6) continue;
          boxes.push({
            kind: 'heading',
            ...box,
            text,
            size: Number.parseFloat(fontSize),
            weight: fontWeight,
          });
        }
        continue;
      }
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width > 5 && rect.height > 5) boxes.push({ kind: 'line', ...around(rect) });
      }
    }
    const rooms = [
      ...document.querySelectorAll('main section[id], main section, body footer'),
    ].filter(
      (each) =>
        each.getBoundingClientRect().height > 240 && !each.parentElement?.closest('section'),
    );
    const sections = rooms.map((each) => {
      const { y, h } = around(each.getBoundingClientRect());
      return { id: each.id, y, h };
    });
    const sizes = (
      [
        ['h1', 40],
        ['h2', 30],
        ['h3', 18],
        ['p', 15],
      ] as const
    ).flatMap(([tag, least]) => {
      const found = [...document.querySelectorAll<HTMLElement>(`main ${tag}`)].find(
        (each) => shown(each) && Number.parseFloat(getComputedStyle(each).fontSize) >= least,
      );
      if (!found) return [];
      const { fontSize, lineHeight } = getComputedStyle(found);
      const text = (found.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      return [
        { tag, text, size: Number.parseFloat(fontSize), leading: Number.parseFloat(lineHeight) },
      ];
    });
    return {
      width: 1280,
      height: document.documentElement.scrollHeight,
      sections,
      boxes,
      sizes,
    };
  });
  await page.close();
  return wire;
}
