import { pathToFileURL } from 'node:url';
import type { Slab } from '../scene.ts';
import { partOf, type Take } from '../take.ts';

/** Height of a phone's screen, as a share of its width. */
const tall = 844 / 390;
const bezel = 0.034;

/** The sheet of windows and phones: thin edges, and shadows of two lamps, a near one and the sky. */
export const slabStyle = `
  .slab { position: absolute; border-radius: var(--round); transform-style: preserve-3d; }
  .slab img { position: absolute; inset: 0; display: block; width: 100%; height: 100%; object-fit: cover; object-position: top; border-radius: inherit; }
  .window { --round: 9px; background: var(--paper); box-shadow: var(--drop); }
  .window::after { content: ''; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 1px rgb(255 255 255 / 0.1), 0 0 0 1px color-mix(in oklab, var(--shade), transparent 82%); }
  .phone { background: linear-gradient(115deg, var(--shell-lit), var(--shell) 30%, var(--shell) 72%, var(--shell-dim)); box-shadow: inset 0 0 0 1.5px var(--rim), inset 0 0 5px 1px rgb(0 0 0 / 0.35), var(--drop); }
  .phone.dark { --shell: #17171a; --shell-lit: #2c2c31; --shell-dim: #0c0c0e; --rim: rgb(255 255 255 / 0.17); }
  .phone.light { --shell: #e9e8e4; --shell-lit: #ffffff; --shell-dim: #cfcdc8; --rim: rgb(255 255 255 / 0.85); }
  .phone .glass { position: absolute; overflow: hidden; background: var(--paper); box-shadow: 0 0 0 1.5px #050506; }
  .phone .key { position: absolute; left: 100%; width: 0.9%; background: linear-gradient(90deg, var(--shell-dim), var(--shell)); border-radius: 0 2px 2px 0; }
`;

/** Returns the shadow of a thing that lies, or stands `lift` units above. */
function drop(lift: number): string {
  const layers = [
    [0.5, 1, 0, 0.3],
    [lift * 0.12, lift * 0.22, 0, 0.2],
    [lift * 0.45, lift * 0.7, -lift * 0.1, 0.24],
    [lift * 1.1, lift * 1.7, -lift * 0.3, 0.34],
  ] as const;
  return layers
    .map(([y, blur, spread, share]) => {
      const colour = `color-mix(in srgb, var(--shade) ${share * 100}%, transparent)`;
      return `${y * 0.35}px ${y}px ${blur}px ${spread}px ${colour}`;
    })
    .join(',');
}

const place = ({ x, y, turn = 0, lift = 46 }: Slab, w: number, h: number) =>
  `left:${x}px;top:${y}px;width:${w}px;height:${h}px;--drop:${drop(lift)};transform:translateZ(${lift / 3}px) rotate(${turn}deg)`;

/** Returns the take that a slab on a board shows. */
export function takeOf(trade: string, slab: Slab, kind: 'window' | 'phone'): Take {
  const { at, w, h = w, from } = slab;
  if (kind === 'phone') return { trade, at, width: 390, height: 844, scale: 3 };
  const width = from ?? 1440;
  return { trade, at, width, height: Math.round((width * h) / w), scale: 2 };
}

/** A plain window. */
export function windowMarkup(trade: string, slab: Slab): string {
  const { w, h = w } = slab;
  const url = pathToFileURL(partOf(takeOf(trade, slab, 'window'))).href;
  return `<div class="slab window" style="${place(slab, w, h)}"><img src="${url}" alt=""></div>`;
}

/** A plain phone: a rounded slab with a screen, and one key. */
export function phoneMarkup(trade: string, slab: Slab, shell: 'dark' | 'light'): string {
  const { w } = slab;
  const edge = w * bezel;
  const h = (w - edge * 2) * tall + edge * 2;
  const round = w * 0.125;
  const url = pathToFileURL(partOf(takeOf(trade, slab, 'phone'))).href;
  const glass = `inset:${edge}px;border-radius:${round - edge}px`;
  const key = `top:${h * 0.2}px;height:${h * 0.085}px`;
  return `<div class="slab phone ${shell}" style="--round:${round}px;${place(slab, w, h)}"><i class="key" style="${key}"></i><div class="glass" style="${glass}"><img src="${url}" alt=""></div></div>`;
}
