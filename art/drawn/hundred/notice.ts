import { palette as p } from '../palette.ts';
import { at, board, box, disc, lines, shape, stroke, text } from '../svg.ts';

export const noticeSize = { width: 1100, height: 1540 };

const plank = (y: number, fill: string) => box(0, y, noticeSize.width, 202, 0, fill);
const pin = (x: number, y: number, fill: string) =>
  disc(x + 5, y + 7, 15, p.ink, 'fill-opacity="0.25"') +
  disc(x, y, 15, fill) +
  disc(x - 4, y - 5, 5, p.surface, 'fill-opacity="0.7"');
const shadow = (d: string) => shape(d, p.ink, 'fill-opacity="0.22" transform="translate(12 14)"');

/** Strips at the foot of the notice that somebody has taken along. */
const gone = new Set([1, 2, 4, 7, 8]);
const strip = 70;
const [left, top, wide, foot, tail] = [180, 190, 700, 830, 240] as const;

/** The sheet with what is left of its strips, as one shape. */
function sheet(): string {
  const along = Array.from({ length: 10 }, (_, i) => {
    const x = left + i * strip;
    return gone.has(i)
      ? `L${x + 4} ${foot + 6}L${x + 24} ${foot - 4}L${x + 46} ${foot + 12}L${x + strip} ${foot}`
      : `L${x + 2} ${foot}V${foot + tail}H${x + strip - 2}V${foot}`;
  });
  return `M${left} ${top}V${foot}${along.join('')}V${top}Z`;
}

const strips = Array.from({ length: 10 }, (_, i) =>
  gone.has(i)
    ? ''
    : at(left + i * strip + 20, foot + 24, text(0, 0, 44, '555-0138', { weight: 700 }), 1, 90),
).join('');

/** A stove in one line of ink, as somebody draws it who sells them. */
const stove =
  stroke('M0 0V-150H150V0M-16-150H166M75-150V-196M26-118H124V-34H26ZM14 0V26M136 0V26', p.ink, 9) +
  shape('M44-34q-4-34 18-46q2 18 12 20q4-24 16-32q0 28 12 36q6 10 4 22Z', p.vermilion);

/** A plank wall with a notice about stoves; five of its ten tear-offs are gone. */
export function notice(): string {
  const d = sheet();
  return board(
    noticeSize.width,
    noticeSize.height,
    box(0, 0, noticeSize.width, noticeSize.height, 0, '#7c5632') +
      [0, 206, 412, 618, 824, 1030]
        .map((y, i) => plank(y, i % 2 ? '#a97a4b' : '#b08353'))
        .join('') +
      box(0, 0, noticeSize.width, noticeSize.height, 0, p.ink, 'fill-opacity="0.05"') +
      at(
        0,
        130,
        at(
          24,
          20,
          shadow('M0 0H210V250H0Z') +
            box(0, 0, 210, 250, 0, p.sun) +
            lines(26, 74, 42, 54, ['Lost', 'cat'], { weight: 700 }) +
            lines(26, 186, 34, 42, ['Comes to', '“Cent”'], {}),
          1,
          -4,
        ) +
          at(
            860,
            60,
            shadow('M0 0H230V170H0Z') +
              box(0, 0, 230, 170, 0, p.sky) +
              lines(24, 66, 40, 50, ['Firewood,', 'split'], { weight: 600 }),
            1,
            5,
          ) +
          at(
            905,
            980,
            shadow('M0 0H230V230H0Z') +
              box(0, 0, 230, 230, 0, p.fieldPale) +
              lines(24, 62, 38, 48, ['Contra', 'dance,', 'Friday'], { weight: 600 }),
            1,
            -6,
          ) +
          shadow(d) +
          shape(d, p.surface) +
          text(left + 46, top + 128, 94, 'Cold feet?', {
            face: 'display',
            weight: 800,
            spacing: -2,
          }) +
          lines(
            left + 46,
            top + 208,
            46,
            60,
            [
              'Wood stoves sold, set up',
              'and swept. We come and',
              'look, and say if you need',
              'a new one.',
            ],
            {},
          ) +
          at(left + 490, top + 580, stove) +
          text(left + 46, top + 520, 40, 'Ask for Ada.', { weight: 600 }) +
          text(left + 46, top + 576, 36, 'Take a number.', { fill: p.muted }) +
          stroke(`M${left} ${foot - 12}H${left + wide}`, p.line, 4, 'stroke-dasharray="2 12"') +
          strips +
          pin(left + 40, top + 34, p.vermilion) +
          pin(left + wide - 40, top + 34, p.vermilion) +
          pin(132, 40, p.field) +
          pin(975, 90, p.field) +
          pin(1014, 1000, p.vermilion),
      ),
  );
}
