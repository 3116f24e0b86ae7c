import { palette } from '../palette.ts';
import {
  at,
  board,
  box,
  clipped,
  disc,
  flatStroke,
  lines,
  shape,
  softShadow,
  stroke,
  text,
} from '../svg.ts';

/** Parts of a shop's page that have arrived by a second of the film. */
interface Moment {
  second: number;
  has: readonly ('cookies' | 'bar' | 'heading' | 'picture' | 'button')[];
}

const moments: readonly Moment[] = [
  { second: 3, has: [] },
  { second: 7, has: ['cookies'] },
  { second: 12, has: ['cookies', 'bar'] },
  { second: 19, has: ['bar', 'heading'] },
  { second: 31, has: ['bar', 'heading', 'picture', 'button'] },
];
const last = 31;

/** A watering can, as a garden shop would show one. */
const can =
  shape('M96 372h96l-10 98h-76z', palette.field) +
  stroke('M188 440l56-62m-10-14l26 22', palette.field, 13) +
  stroke('M100 390c-60-10-56 70 6 62M112 370c4-44 62-44 66 0', palette.field, 11);

const pieces = {
  cookies:
    box(18, 440, 264, 176, 14, palette.ink) +
    lines(38, 478, 19, 27, ['We value your', 'privacy, and 214', 'partners do, too.'], {
      fill: palette.paper,
      weight: 600,
    }) +
    box(38, 556, 224, 42, 8, palette.sun) +
    text(150, 583, 17, 'Accept all', { anchor: 'middle', weight: 700 }),
  bar:
    box(0, 0, 300, 74, 0, palette.fieldPale) +
    stroke('M22 28h26M22 38h26M22 48h26', palette.field, 4) +
    disc(268, 38, 13, palette.field),
  heading: lines(22, 134, 38, 42, ['Everything', 'for the bed', 'by the door'], {
    face: 'display',
    weight: 750,
  }),
  picture: box(22, 256, 256, 258, 10, palette.sky) + can,
  button:
    box(22, 540, 256, 60, 10, palette.vermilion) +
    text(150, 577, 20, 'See the shop', { anchor: 'middle', weight: 650, fill: palette.surface }),
};

/** A ring that turns, for as long as nothing has come. */
const waiting =
  disc(150, 320, 30, 'none', `stroke="${palette.line}" stroke-width="7"`) +
  stroke('M150 290a30 30 0 0 1 30 30', palette.muted, 7);

const shell = { light: '#8fa9b1', mid: '#6f8d97', dark: '#0c1512' } as const;
const body = { wide: 340, tall: 724 } as const;

/** The slow phone, standing: its steel-blue shell, black round the glass, and what has arrived. */
function slowPhone({ has }: Moment, x: number, y: number, scale: number): string {
  const screen = has.length === 0 ? waiting : has.map((piece) => pieces[piece]).join('');
  return at(
    x,
    y,
    softShadow(0, 0, body.wide, body.tall, 42, 0.7) +
      box(338, 150, 8, 96, 4, shell.mid) +
      box(0, 0, body.wide, body.tall, 42, shell.mid) +
      box(
        3,
        3,
        body.wide - 6,
        body.tall - 6,
        39,
        'none',
        `stroke="${shell.light}" stroke-width="4"`,
      ) +
      box(12, 30, 316, 664, 24, shell.dark) +
      box(132, 12, 76, 8, 4, shell.dark, 'fill-opacity=".55"') +
      at(20, 42, clipped(0, 0, 300, 640, 14, box(0, 0, 300, 640, 0, palette.surface) + screen)),
    scale,
  );
}

interface Layout {
  shown: readonly Moment[];
  width: number;
  height: number;
  /** Left edge of the first phone, and the room from one to the next. */
  from: number;
  step: number;
  scale: number;
  figures: number;
}

/** Phones above a ruler of seconds, each tied to the second that it shows. */
function strip({ shown, width, height, from, step, scale, figures }: Layout): string {
  const top = 26;
  const foot = top + body.tall * scale;
  const line = height - figures * 1.9;
  const left = figures * 0.4;
  const place = (second: number) => left + (second / last) * (width - 2 * left);
  const ticks = Array.from({ length: last + 1 }, (_, second) =>
    flatStroke(
      `M${place(second).toFixed(1)} ${line}v${second % 5 === 0 ? figures * 0.5 : figures * 0.28}`,
      palette.ink,
      second % 5 === 0 ? 3 : 2,
    ),
  );
  const frames = shown.map((moment, i) => {
    const x = from + i * step;
    const middle = x + (body.wide * scale) / 2;
    const tick = place(moment.second);
    const anchor = moment.second === last ? 'end' : 'middle';
    return (
      stroke(
        `M${middle} ${foot + 14}C${middle} ${line - 30} ${tick} ${foot + 40} ${tick} ${line}`,
        palette.ink,
        3,
      ) +
      disc(tick, line, figures * 0.16, palette.vermilion) +
      slowPhone(moment, x, top, scale) +
      text(
        anchor === 'end' ? width : tick,
        line + figures * 1.5,
        figures,
        `0:${String(moment.second).padStart(2, '0')}`,
        { face: 'display', weight: 700, anchor },
      )
    );
  });
  return board(
    width,
    height,
    box(0, 0, width, height, 0, palette.sky) +
      flatStroke(`M${left} ${line}H${width - left}`, palette.ink, 3) +
      ticks.join('') +
      frames.join(''),
  );
}

/** Five moments of one page on the slow phone. */
export const film = (): string =>
  strip({
    shown: moments,
    width: 2000,
    height: 990,
    from: 20,
    step: 406,
    scale: 0.98,
    figures: 44,
  });

/** Three of them, for narrow screens: the note, the heading, the page. */
export const filmNarrow = (): string =>
  strip({
    shown: moments.filter(({ second }) => [7, 19, 31].includes(second)),
    width: 1000,
    height: 890,
    from: 12,
    step: 335,
    scale: 0.88,
    figures: 46,
  });
