import type { Sheet } from '../../work.ts';

/** A board and the sheets that hang on it. */
export interface Hung {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

type Box = { x: number; y: number; w: number; h: number };

/** Renders the fixing of a sheet on the wall. */
function fixing(kind: Sheet['fixed'], w: number): string {
  if (kind === 'clip') return `<i class="clip" style="left:${w / 2 - 59}px;top:-22px"></i>`;
  const corners = kind === 'pins' ? [20, w - 44] : [-46, w - 86];
  return corners
    .map((left, index) =>
      kind === 'pins'
        ? `<i class="pin" style="left:${left}px;top:18px"></i>`
        : `<i class="tape" style="left:${left}px;top:${index === 0 ? 2 : 4}px;rotate:${index === 0 ? -41 : 43}deg"></i>`,
    )
    .join('');
}

/** A sheet of paper on the wall, in its own ink. */
export function paper(sheet: Sheet, { x, y, w, h }: Box, body: string, turn = sheet.turn): string {
  const colours = `--stock:var(--${sheet.paper});--pen:var(--${sheet.ink});--mark:var(--${sheet.mark});--on-mark:var(--${sheet.paper})`;
  return `<div class="paper" style="left:${x}px;top:${y}px;width:${w}px;height:${h}px;rotate:${turn}deg;${colours}">${body}${fixing(sheet.fixed, w)}</div>`;
}

/** A piece of the sheet, at its place. */
export const at = (x: number, y: number, w: number, body: string): string =>
  `<div style="left:${x}px;top:${y}px;width:${w}px">${body}</div>`;
