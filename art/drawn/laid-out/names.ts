import { palette } from '../palette.ts';
import { at, board, box, disc, shape, stroke, text } from '../svg.ts';
import { envelope, tag } from './goods.ts';

const stamp = (x: number, y: number, words: string, turn: number) =>
  at(
    x,
    y,
    disc(0, 0, 62, 'none', `stroke="${palette.field}" stroke-width="6"`) +
      disc(0, 0, 50, 'none', `stroke="${palette.field}" stroke-width="2"`) +
      text(0, 9, words.length > 4 ? 25 : 29, words, {
        anchor: 'middle',
        weight: 700,
        fill: palette.field,
        spacing: 1,
      }),
    1,
    turn,
  );

const eye = (x: number, y: number) =>
  at(
    x,
    y,
    disc(6, 9, 54, palette.ink, 'opacity=".2"') +
      disc(0, 0, 54, palette.fieldDeep) +
      shape('M-38 0Q0-38 38 0Q0 38-38 0Z', palette.surface) +
      disc(0, 0, 16, palette.vermilion) +
      disc(0, 0, 7, palette.ink),
  );

const message = (x: number, y: number) =>
  at(
    x,
    y,
    box(10, 14, 160, 300, 22, palette.ink, 'opacity=".18"') +
      box(0, 0, 160, 300, 22, palette.ink) +
      box(12, 14, 136, 272, 12, palette.sky) +
      shape(
        'M26 60H122Q134 60 134 72V126Q134 138 122 138H60L36 162V138H26Q26 138 26 126Z',
        palette.surface,
      ) +
      box(42, 82, 74, 10, 3, palette.ink) +
      box(42, 106, 50, 10, 3, palette.vermilion),
  );

/** Widths of the three: what is added lies to the right of what was there. */
export const nameWidths = [520, 1090, 1720] as const;

/** One name; with its mail; watched as well. */
export function names(how: 1 | 2 | 3): string {
  return board(
    nameWidths[how - 1] ?? 520,
    400,
    tag(66, 96, '.com', 2.3) +
      (how > 1
        ? [0, 1, 2]
            .map(
              (i) =>
                stroke(`M490 ${84 + i * 116}h70m-18-16l20 16l-20 16`, palette.vermilion, 8) +
                at(610, 30 + i * 116, envelope(0, 0), 1.25),
            )
            .join('') +
          stamp(880, 110, 'SPF', -8) +
          stamp(1010, 190, 'DKIM', 6) +
          stamp(880, 280, 'DMARC', -4)
        : '') +
      (how > 2 ? eye(1180, 90) + eye(1290, 200) + eye(1180, 310) + message(1440, 46) : ''),
  );
}

/** The same for a phone: what is added lies below. */
export const namesNarrowSize = (how: 1 | 2 | 3) => [760, [296, 666, 880][how - 1] ?? 880] as const;

export const namesNarrow = (how: 1 | 2 | 3) =>
  board(
    ...namesNarrowSize(how),
    tag(66, 50, '.com', 2.3) +
      (how > 1
        ? [0, 1, 2]
            .map(
              (i) =>
                stroke(`M${136 + i * 190} 296v58m-16-18l16 20l16-20`, palette.vermilion, 8) +
                at(61 + i * 190, 384, envelope(0, 0), 1.25),
            )
            .join('') +
          stamp(136, 580, 'SPF', -8) +
          stamp(326, 590, 'DKIM', 6) +
          stamp(480, 576, 'DMARC', -4)
        : '') +
      (how > 2 ? eye(126, 750) + eye(266, 780) + eye(406, 750) + message(572, 540) : ''),
  );
