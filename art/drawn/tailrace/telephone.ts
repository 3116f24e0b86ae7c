import { at, board, box, disc, stroke } from '../svg.ts';
import { type Box, cut, ink, rounded, shade, through, white } from './engrave.ts';

const [w, h] = [1000, 960];
const counter = 720;

/** Threads from a corner, and the rungs between them. */
function web(): string {
  const [x, y] = [156, 66];
  const ends = [
    [156, 350],
    [238, 366],
    [336, 312],
    [430, 302],
    [500, 206],
    [496, 66],
  ] as const;
  const threads = ends.map(([ex, ey]) => `M${x} ${y}L${ex} ${ey}`).join('');
  const rung = (f: number) =>
    ends
      .map(([ex, ey], i) => {
        const [px, py] = [x + (ex - x) * f, y + (ey - y) * f];
        const before = ends[i - 1];
        if (!before) return `M${px} ${py}`;
        const [bx, by] = [x + (before[0] - x) * f, y + (before[1] - y) * f];
        // A rung sags towards the corner.
        return `Q${(px + bx) / 2 + (x - (px + bx) / 2) * 0.12} ${(py + by) / 2 + (y - (py + by) / 2) * 0.12} ${px} ${py}`;
      })
      .join('');
  const rungs = [0.24, 0.4, 0.56, 0.72, 0.88].map(rung).join('');
  return stroke(threads + rungs, white, 9) + stroke(threads, ink, 3.4) + stroke(rungs, ink, 2.6);
}

const spider = at(
  372,
  150,
  stroke('M0 -84V-22', ink, 3) +
    stroke(
      'M-6 -8C-34 -34 -40 -22 -46 4M-6 0C-38 -10 -44 8 -44 34M6 -8C34 -34 40 -22 46 4M6 0C38 -10 44 8 44 34M-5 8C-24 12 -28 28 -26 48M5 8C24 12 28 28 26 48',
      ink,
      4,
    ) +
    disc(0, -8, 13, ink) +
    `<ellipse cx="0" cy="16" rx="17" ry="22" fill="${ink}"/>`,
);

/** The lake through the booth's window, with the boat on its way. */
function outside(): string {
  const pane: Box = [150, 60, 700, 470];
  const hill = through(
    [150, 208],
    [280, 150],
    [420, 184],
    [560, 128],
    [720, 176],
    [850, 140],
    [850, 236],
    [150, 236],
  );
  const hull = through([606, 232], [822, 232], [802, 274], [626, 274]);
  return (
    cut(rounded(pane, 4), pane, {
      tone: (_, y) => 0.05 + 0.14 * Math.max(0, 1 - (y - 60) / 200),
      gap: 13,
      line: 0,
    }) +
    cut(hill, [150, 120, 700, 118], {
      tone: (x) => 0.34 + x / 4000,
      turn: -24,
      gap: 11,
      line: 2.5,
    }) +
    cut(through([150, 236], [850, 236], [850, 530], [150, 530]), [150, 236, 700, 294], {
      tone: (x, y) => 0.22 + 0.12 * Math.sin(x / 46 + y) + (y - 236) / 1400,
      gap: 12,
      line: 2.5,
    }) +
    cut(hull, [606, 228, 220, 50], { tone: () => 0.8, gap: 8, line: 2.5 }) +
    cut(through([640, 188], [780, 188], [786, 232], [634, 232]), [630, 186, 160, 48], {
      tone: () => 0.12,
      gap: 9,
      line: 2.5,
    }) +
    cut(through([668, 156], [716, 156], [720, 188], [664, 188]), [660, 154, 64, 36], {
      tone: () => 0.3,
      gap: 8,
      line: 2.5,
    }) +
    stroke('M752 188v-42', ink, 8) +
    stroke('M500 60V530', ink, 16) +
    stroke('M500 60V530', white, 7) +
    stroke(rounded([142, 52, 716, 486], 4), ink, 20) +
    stroke(rounded([142, 52, 716, 486], 4), white, 10)
  );
}

/** A desk telephone, its receiver on the hook. */
function telephone(): string {
  const body =
    'M300 706C300 640 356 540 392 470C404 446 424 436 448 436H562C586 436 606 446 618 470C654 540 710 640 710 706C710 724 698 732 682 732H328C312 732 300 724 300 706z';
  const receiver =
    'M232 398C226 340 250 312 300 306C380 286 630 286 710 306C760 312 784 340 778 398C776 424 758 434 732 434H668C640 434 630 418 626 396C560 380 450 380 384 396C380 418 370 434 342 434H278C252 434 234 424 232 398z';
  const round = (r: number) =>
    `M${505 - r} 592a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  const holes = Array.from({ length: 10 }, (_, i) => {
    const angle = ((i * 30 - 60) / 180) * Math.PI;
    return disc(505 + Math.cos(angle) * 74, 592 + Math.sin(angle) * 74, 14, ink);
  });
  const lit = (x: number, y: number) =>
    0.96 - 0.5 * Math.max(0, 1 - Math.hypot((x - 400) / 130, (y - 560) / 190));
  return (
    cut(body, [300, 430, 412, 306], { tone: lit, turn: 78, gap: 9, line: 5 }) +
    cut(round(108), [396, 482, 218, 220], {
      tone: (x, y) => 0.12 + 0.0011 * (x - 396 + (y - 482)),
      turn: 45,
      gap: 10,
      line: 5,
    }) +
    holes.join('') +
    cut(round(44), [460, 546, 90, 92], { tone: () => 0.04, gap: 10, line: 3 }) +
    cut('M420 400h40v44h-40zM548 400h40v44h-40z', [418, 396, 174, 50], {
      tone: () => 0.8,
      gap: 8,
    }) +
    cut(receiver, [230, 286, 552, 150], {
      tone: (x, y) =>
        0.98 - 0.62 * Math.exp(-(((y - 322) / 15) ** 2)) * (x > 270 && x < 740 ? 1 : 0),
      gap: 8,
      line: 5,
    }) +
    stroke('M300 700C210 690 190 770 120 742C66 720 60 810 -10 800', ink, 15) +
    stroke(
      'M300 700C210 690 190 770 120 742C66 720 60 810 -10 800',
      white,
      4,
      'stroke-dasharray="5 9"',
    )
  );
}

/** The telephone of a ticket booth with a web from the window to its receiver; a ferry goes by. */
export function quietTelephone(): string {
  return board(
    w,
    h,
    box(0, 0, w, h, 0, white) +
      shade([0, 0, w, counter], {
        tone: (x, y) => 0.2 + 0.14 * (x / w) + 0.12 * (y / counter),
        turn: 90,
        gap: 13,
      }) +
      outside() +
      cut(through([0, counter], [w, counter], [w, h], [0, h]), [0, counter, w, h - counter], {
        tone: (x, y) =>
          0.16 +
          0.1 * Math.sin(y / 9 + Math.sin(x / 160) * 2) +
          0.5 * Math.max(0, 1 - Math.hypot((x - 560) / 300, (y - 742) / 40)),
        gap: 12,
        line: 5,
      }) +
      cut(through([0, 880], [w, 880], [w, h], [0, h]), [0, 880, w, 80], {
        tone: () => 0.72,
        gap: 10,
        line: 5,
      }) +
      telephone() +
      web() +
      spider,
  );
}
