import { pathToFileURL } from 'node:url';
import { partOf, type Take } from '../take.ts';
import type { Widths } from '../work.ts';

const gap = 44;
const margin = 70;
const top = { rail: 118, line: 128 } as const;

/** The sheet of pages side by side, with their measures. */
export const widthsStyle = `
  .page { position: absolute; background: var(--paper); overflow: hidden; box-shadow: 0 0 0 1px color-mix(in oklab, var(--shade), transparent 80%), 2px 6px 12px color-mix(in srgb, var(--shade) 22%, transparent), 8px 26px 60px color-mix(in srgb, var(--shade) 34%, transparent); }
  .page img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: top; }
  .figure { position: absolute; display: flex; align-items: baseline; justify-content: center; gap: 0.28em; color: var(--writing); font: 500 29px/1 var(--face-text); font-variant-numeric: tabular-nums; }
  .figure small { font-size: 15px; opacity: 0.85; }
  .rule { position: absolute; height: 1px; background: var(--writing); opacity: 0.62; }
  .rule::before, .rule::after { content: ''; position: absolute; top: -6px; height: 13px; width: 1px; background: var(--writing); }
  .rule::before { left: 0; } .rule::after { right: 0; }
  .rail { position: absolute; left: 0; right: 0; top: ${top.rail - 34}px; height: 5px; background: linear-gradient(color-mix(in oklab, var(--writing), white 25%), color-mix(in oklab, var(--writing), var(--ground) 35%)); box-shadow: 3px 12px 16px -2px color-mix(in srgb, var(--shade) 45%, transparent); }
  .hook { position: absolute; top: ${top.rail - 36}px; width: 13px; height: 46px; border-radius: 3px; background: linear-gradient(90deg, color-mix(in oklab, var(--writing), white 22%), color-mix(in oklab, var(--writing), var(--ground) 38%)); box-shadow: 2px 4px 7px color-mix(in srgb, var(--shade) 45%, transparent); }
`;

const scaleOf = ({ order, shape: [width] }: Widths) =>
  (width - margin * 2 - gap * (order.length - 1)) / order.reduce((sum, each) => sum + each, 0);

/** The pieces that the picture is made of: all as tall as the tallest cut. */
export function widthsTakes(trade: string, widths: Widths): Take[] {
  const height = Math.ceil((widths.shape[1] - top[widths.from] + 4) / scaleOf(widths));
  const at = widths.at ?? 'top';
  return widths.order.map((width) => ({ trade, at, width, height, scale: 1 }));
}

/** Four pages, true to one scale. */
export function widthsMarkup(trade: string, widths: Widths): string {
  const scale = scaleOf(widths);
  const begin = top[widths.from];
  let x = margin;
  const pages = widthsTakes(trade, widths).map((take) => {
    const [left, w] = [x, take.width * scale];
    x += w + gap;
    const h = take.height * scale;
    const url = pathToFileURL(partOf(take)).href;
    const box = `left:${left}px;width:${w}px`;
    const page = `<div class="page" style="${box};top:${begin}px;height:${h}px"><img src="${url}" alt=""></div>`;
    const figure = `<p class="figure" style="${box};top:${widths.from === 'rail' ? 38 : 62}px">${take.width}<small>px</small></p>`;
    const hooks = [0.12, 0.88]
      .map((share) => `<i class="hook" style="left:${left + w * share - 6}px"></i>`)
      .join('');
    const rule = `<i class="rule" style="${box};top:${begin - 22}px"></i>`;
    return page + figure + (widths.from === 'rail' ? hooks : rule);
  });
  return `${widths.from === 'rail' ? '<i class="rail"></i>' : ''}${pages.join('')}`;
}
