import { phone } from '../interfaces/devices.ts';
import { palette } from '../palette.ts';
import { at, board, box, disc, lines, shape, stroke, text } from '../svg.ts';

/** What has arrived of a shop's page by a moment. */
interface Moment {
  time: string;
  has: readonly ('cookies' | 'bar' | 'heading' | 'picture' | 'button')[];
}

const moments: readonly Moment[] = [
  { time: '0:03', has: [] },
  { time: '0:07', has: ['cookies'] },
  { time: '0:12', has: ['cookies', 'bar'] },
  { time: '0:19', has: ['bar', 'heading'] },
  { time: '0:31', has: ['bar', 'heading', 'picture', 'button'] },
];

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
    box(0, 44, 300, 58, 0, palette.fieldPale) +
    stroke('M22 66h26M22 74h26M22 82h26', palette.field, 3.5) +
    disc(268, 74, 12, palette.field),
  heading: lines(22, 154, 36, 40, ['Everything', 'for the bed', 'by the door'], {
    face: 'display',
    weight: 750,
  }),
  picture: box(22, 268, 256, 246, 10, palette.sky) + can,
  button:
    box(22, 536, 256, 56, 10, palette.vermilion) +
    text(150, 571, 20, 'See the shop', { anchor: 'middle', weight: 650, fill: palette.surface }),
};

/** A ring that turns, for as long as nothing has come. */
const waiting =
  disc(150, 320, 30, 'none', `stroke="${palette.line}" stroke-width="7"`) +
  stroke('M150 290a30 30 0 0 1 30 30', palette.muted, 7);

/** Five moments of one page on one slow phone, each with its time. */
export function film(): string {
  const frames = moments.map(({ time, has }, i) => {
    const screen = has.length === 0 ? waiting : has.map((piece) => pieces[piece]).join('');
    const x = 62 + i * 388;
    return (
      phone(x, 60, 1, screen) +
      text(x + 150, 790, 46, time, { face: 'display', weight: 700, anchor: 'middle' })
    );
  });
  const rail = [0, 1, 2, 3].map((i) =>
    stroke(`M${302 + i * 388} 775h${208}`, palette.ink, 3, 'stroke-dasharray="1 13"'),
  );
  return board(
    1980,
    830,
    box(0, 0, 1980, 830, 0, palette.sky) + at(0, 0, rail.join('')) + frames.join(''),
  );
}
