import { at, box, disc, shape, stroke } from '../svg.ts';
import { hue } from './kit.ts';

const limb = (d: string, ink: string) => stroke(d, ink, 13);
const jacket = (d: string, ink: string) =>
  shape(d, hue.flare) + stroke(d, ink, 5) + stroke('M97 96v34', ink, 4);
const arrow = (d: string, head: string, ink: string) => stroke(d, ink, 8) + stroke(head, ink, 8);

/** Instructions in six pictures of 200 by 200: sit, reach, pull over, tie, go, step. */
const panels: readonly ((ink: string) => string)[] = [
  (ink) =>
    stroke('M40 140H160M150 140V182M50 140V182', ink, 7) +
    disc(92, 50, 17, ink) +
    limb('M94 84L98 128H134L138 180', ink) +
    limb('M96 92L116 112L140 100', ink) +
    box(134, 80, 26, 34, 3, hue.sun, `stroke="${ink}" stroke-width="5"`),
  (ink) =>
    stroke('M30 112H120M108 112V182M40 112V182', ink, 7) +
    shape(
      'M52 150h44q8 0 8 14v18h-60v-18q0-14 8-14Z',
      hue.flare,
      `stroke="${ink}" stroke-width="5"`,
    ) +
    disc(128, 72, 17, ink) +
    limb('M146 90Q176 100 170 130L176 182', ink) +
    limb('M144 96Q124 120 102 152', ink),
  (ink) =>
    disc(100, 66, 17, ink) +
    limb('M100 92V142L82 184M100 142L118 184', ink) +
    limb('M100 100L66 76L74 40M100 100L134 76L126 40', ink) +
    shape(
      'M62 40Q62 14 100 14T138 40L128 60H116Q118 34 100 34T84 60H72Z',
      hue.flare,
      `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`,
    ),
  (ink) =>
    disc(100, 42, 17, ink) +
    limb('M100 130V142L84 184M104 142L118 184', ink) +
    jacket('M76 66H124L132 140H68Z', ink) +
    limb('M74 76L50 104L84 120M126 76L150 104L116 120', ink) +
    stroke('M72 120H128', hue.ink, 5),
  (ink) =>
    disc(84, 40, 17, ink) +
    limb('M84 134L110 154L100 184M82 134L64 160L40 172', ink) +
    jacket('M66 64H108L110 138H66Z', ink) +
    limb('M104 76L130 98M68 78L48 108', ink) +
    arrow('M126 46H178', 'M162 30L180 46L162 62', ink),
  (ink) =>
    stroke('M20 96H78V182', ink, 7) +
    disc(106, 42, 17, ink) +
    limb('M104 128L132 148L136 176M100 128L84 92', ink) +
    jacket('M86 62H128L122 130H84Z', ink) +
    limb('M124 74L158 90', ink) +
    shape('M96 178H188L176 194H108Z', hue.flare, `stroke="${ink}" stroke-width="5"`),
];

/** One step of a safety card. */
export const panel = (step: number, x: number, y: number, size: number, ink: string = hue.ink) =>
  at(x, y, panels[step % panels.length]?.(ink) ?? '', size / 200);

/** A card of six steps, in columns; `inks` makes the last ones unfinished: pencil. */
export function card(w: number, h: number, columns: number, options: { pencil?: number } = {}) {
  const rows = Math.ceil(6 / columns);
  const size = Math.min((w - 40) / columns, (h - 40) / rows);
  const [left, top] = [(w - size * columns) / 2, (h - size * rows) / 2];
  return Array.from({ length: 6 }, (_, i) => {
    const [x, y] = [left + (i % columns) * size, top + Math.floor(i / columns) * size];
    const done = i < 6 - (options.pencil ?? 0);
    return (
      box(
        x + 5,
        y + 5,
        size - 10,
        size - 10,
        8,
        i % 2 ? '#ffe07a' : '#fffaf0',
        `stroke="${hue.ink}" stroke-width="3"`,
      ) +
      `<g opacity="${done ? 1 : 0.35}">${panel(i, x + size * 0.08, y + size * 0.07, size * 0.85)}</g>`
    );
  }).join('');
}
