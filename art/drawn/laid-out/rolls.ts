import { palette } from '../palette.ts';
import { board, box, flatStroke, shape, stroke, text } from '../svg.ts';
import { stuff } from './goods.ts';
import { type ToolName, tool } from './tools.ts';

const pocket = 124;

/** Tools in the rolls: as many as there are hours in a month of each arrangement. */
export const rolled = {
  upkeep: ['wrench', 'torch', 'pliers', 'brush', 'screwdriver'],
  building: [
    'hammer',
    'chisel',
    'saw',
    'square',
    'wrench',
    'torch',
    'pliers',
    'brush',
    'screwdriver',
  ],
  words: ['pencil', 'pen', 'redPencil', 'scissors', 'ruler', 'glass', 'brush'],
} as const satisfies Record<string, readonly ToolName[]>;

export const rollSize = (names: readonly ToolName[]) => [names.length * pocket + 300, 560] as const;

/** A canvas roll, opened: one pocket, one tool and one number for each hour. */
export function roll(names: readonly ToolName[]): string {
  const [w, h] = rollSize(names);
  const cloth = w - 180;
  const seams = names.map((_, i) => `M${60 + i * pocket} 300V510`).join('');
  return board(
    w,
    h,
    box(22, 92, cloth, 452, 14, palette.ink, 'opacity=".16"') +
      box(10, 80, cloth, 452, 14, stuff.kraft) +
      box(10, 80, cloth, 40, 14, stuff.kraftDark, 'opacity=".35"') +
      flatStroke(
        `M24 136H${cloth - 4}`,
        palette.surface,
        3,
        'stroke-dasharray="12 9" opacity=".7"',
      ) +
      names.map((name, i) => tool(name, 60 + (i + 0.5) * pocket, 30)).join('') +
      shape(
        `M10 292H${cloth + 10}V518Q${cloth + 10} 532 ${cloth - 4} 532H24Q10 532 10 518Z`,
        '#cfa768',
      ) +
      box(10, 292, cloth, 16, 0, stuff.kraftDark, 'opacity=".5"') +
      flatStroke(
        `${seams}M${60 + names.length * pocket} 300V510`,
        palette.surface,
        3,
        'stroke-dasharray="12 9" opacity=".8"',
      ) +
      flatStroke(
        `M24 514H${cloth - 4}`,
        palette.surface,
        3,
        'stroke-dasharray="12 9" opacity=".8"',
      ) +
      names
        .map((_, i) =>
          text(60 + (i + 0.5) * pocket, 430, 62, String(i + 1), {
            anchor: 'middle',
            weight: 700,
            face: 'display',
            fill: '#6d4a1c',
          }),
        )
        .join('') +
      stroke(
        `M${cloth + 8} 330C${cloth + 70} 300 ${cloth + 90} 420 ${w - 16} 380`,
        palette.vermilion,
        12,
      ) +
      stroke(
        `M${cloth + 8} 350C${cloth + 50} 420 ${cloth + 110} 440 ${w - 40} 500`,
        palette.vermilion,
        12,
      ),
  );
}
