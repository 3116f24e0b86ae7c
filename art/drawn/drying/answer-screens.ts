import { clockText, dryAt, evaporatedShare } from '../../../src/homes/application/drying-time.ts';
import {
  type ClothId,
  cloths,
  hangingHour,
  tuesday,
} from '../../../src/homes/application/sample-weather.ts';
import { at, box, clipped, disc, shape, stroke } from '../svg.ts';
import { bar, foot, say, screen, tones, wide } from './screen.ts';
import { dyes, marks, outlines, peg, piece } from './wash.ts';

/** Contents of the basket that day. */
export const basket: Readonly<Record<ClothId, number>> = {
  towel: 4,
  shirt: 2,
  sheet: 1,
  sock: 6,
  bath: 2,
  jeans: 1,
};

const plural: Readonly<Record<ClothId, string>> = {
  towel: 'Tea towels',
  shirt: 'Work shirts',
  sheet: 'Double sheet',
  sock: 'Wool socks',
  bath: 'Bath towels',
  jeans: 'Jeans',
};

export const doneAt = (id: ClothId): number => {
  const cloth = cloths.find((one) => one.id === id);
  return dryAt(cloth?.water ?? 0, hangingHour, tuesday) ?? 24;
};

/** A cloth as a small sign in a round pad. */
function sign(id: ClothId, x: number, y: number, size: number, pad: string): string {
  const { dry, ink } = dyes[id];
  const k = size * (id === 'sheet' ? 0.0042 : 0.0052);
  return (
    disc(x, y, size / 2, pad) +
    at(
      x - 50 * k,
      y - (id === 'jeans' ? 80 : 62) * k,
      shape(outlines[id], dry) +
        marks[id](ink) +
        stroke(outlines[id], tones.ink, 2, 'opacity=".25"'),
      k,
    )
  );
}

/** In the morning: what is wet, counted. */
export function asking(): string {
  const rows = cloths.map(({ id }, i) => {
    const y = 236 + i * 88;
    const count = basket[id];
    return (
      box(22, y, wide - 44, 78, 26, tones.white) +
      sign(id, 66, y + 39, 58, tones.dune) +
      say(108, y + 46, 20, plural[id], { weight: 600 }) +
      disc(282, y + 39, 20, tones.dune) +
      stroke(`M275 ${y + 39}h14`, tones.ink, 2.6) +
      say(326, y + 47, 24, String(count), { weight: 700, anchor: 'middle' }) +
      disc(370, y + 39, 20, tones.ink) +
      stroke(`M363 ${y + 39}h14M370 ${y + 32}v14`, tones.white, 2.6)
    );
  });
  return screen(
    tones.sand,
    bar('8:52', 71) +
      say(26, 132, 46, 'What is wet?', { weight: 800 }) +
      say(28, 172, 19, 'Your line: north side, 42 feet', { fill: tones.soft }) +
      say(28, 200, 19, 'Tuesday, September 8', { fill: tones.soft }) +
      rows.join('') +
      box(22, 782, wide - 44, 76, 38, tones.ember) +
      say(wide / 2, 829, 23, 'It hangs at 9:00', { weight: 700, anchor: 'middle', fill: '#fff' }) +
      foot(),
  );
}

/** At nine: one hour, and the wash that it is for. */
export function answering(): string {
  const order = ['jeans', 'bath', 'shirt', 'towel'] as const;
  const sag = [10, 20, 19, 9];
  const items = order.map((id, i) =>
    piece({ id, x: 30 + i * 98, y: 118 + (sag[i] ?? 0), k: 0.68, dry: 0 }),
  );
  const rows = [...cloths].reverse().map(({ id }, i) => {
    const y = 508 + i * 46;
    const done = doneAt(id);
    const x = 176 + ((done - hangingHour) / 7) * 142;
    return (
      say(28, y + 6, 17.5, plural[id], { weight: 550 }) +
      stroke(
        `M176 ${y}H${x.toFixed(0)}`,
        i === 0 ? '#fff' : tones.ink,
        7,
        i === 0 ? '' : 'opacity=".38"',
      ) +
      say(wide - 26, y + 7, 19, clockText(done), { weight: 750, anchor: 'end' })
    );
  });
  return screen(
    'url(#dusk)',
    bar('9:00', 71) +
      stroke('M-10 122Q210 152 430 118', tones.ink, 2.4) +
      items.join('') +
      [44, 86, 142, 222, 248, 286, 330, 392]
        .map((x) => peg(x, 123 + 15 * Math.sin((x / wide) * Math.PI), 0.82))
        .join('') +
      say(26, 306, 21, 'Everything is dry by', { weight: 600 }) +
      say(16, 446, 164, clockText(doneAt('jeans')), { weight: 850, spacing: -10 }) +
      rows.join('') +
      say(28, 806, 18.5, 'That is all. Nothing will ring.', { weight: 650 }) +
      say(28, 834, 18.5, 'You can put the phone away.', { weight: 450 }) +
      foot(),
    '<linearGradient id="dusk" x1="0" y1="0" x2=".2" y2="1"><stop offset="0" stop-color="#ffc7a8"/><stop offset=".55" stop-color="#ff9b7c"/><stop offset="1" stop-color="#f58062"/></linearGradient>',
  );
}

/** After lunch: what may come in, and what has still water in it. */
export function halfway(): string {
  const now = 13.75;
  let y = 214;
  const rows = cloths.map(({ id, water }) => {
    const done = doneAt(id) <= now;
    const share = evaporatedShare(water, hangingHour, now, tuesday);
    const top = y;
    y += done ? 82 : 134;
    const pad = done ? '#dfe9d8' : tones.white;
    return done
      ? box(22, top, wide - 44, 72, 26, pad) +
          sign(id, 64, top + 36, 54, tones.white) +
          say(106, top + 43, 20, plural[id], { weight: 600 }) +
          disc(364, top + 36, 18, '#3f6b4c') +
          stroke(`M356 ${top + 36}l6 6 11 -12`, '#fff', 3.4)
      : box(22, top, wide - 44, 124, 26, pad) +
          sign(id, 64, top + 40, 54, tones.dune) +
          say(106, top + 38, 20, plural[id], { weight: 650 }) +
          say(106, top + 63, 17, `${Math.round((1 - share) * 100)}% of the water left`, {
            fill: tones.soft,
          }) +
          say(wide - 44, top + 48, 26, clockText(doneAt(id)), {
            weight: 750,
            anchor: 'end',
            fill: tones.ember,
          }) +
          clipped(
            44,
            top + 88,
            wide - 88,
            16,
            8,
            box(44, top + 88, wide - 88, 16, 0, '#f3d3c2') +
              box(44, top + 88, (wide - 88) * share, 16, 0, tones.coral),
          );
  });
  return screen(
    tones.sand,
    bar('1:45', 66) +
      say(26, 126, 42, 'Four may come in', { weight: 800 }) +
      say(28, 166, 19, 'North-west 13, and it will hold to four.', { fill: tones.soft }) +
      rows.join('') +
      say(28, 848, 17.5, 'Tea towels like to be folded warm.', { weight: 500, fill: tones.soft }) +
      foot(),
  );
}

/** At night: nothing hangs. */
export function dark(): string {
  const pegs = [52, 96, 118, 176, 232, 258, 310, 366];
  const drops = Array.from({ length: 70 }, (_, i) => {
    const x = (i * 137) % wide;
    const top = 470 + ((i * 211) % 330);
    return stroke(
      `M${x} ${top}l-4 ${14 + (i % 4) * 5}`,
      '#8f86b3',
      1.5,
      `opacity="${0.2 + (i % 5) * 0.08}"`,
    );
  });
  return screen(
    'url(#night)',
    bar('5:10', 64, '#fff3e6') +
      disc(318, 182, 34, '#ffdcae') +
      disc(304, 172, 31, '#2b2142') +
      say(26, 318, 58, 'The line', { weight: 800, fill: '#fff3e6' }) +
      say(26, 378, 58, 'is empty.', { weight: 800, fill: '#fff3e6' }) +
      drops.join('') +
      stroke('M-10 452Q210 484 430 448', '#fff3e6', 2.4) +
      pegs.map((x) => peg(x, 453 + 15 * Math.sin((x / wide) * Math.PI))).join('') +
      box(22, 600, wide - 44, 236, 34, '#3a2d58') +
      say(48, 650, 19, 'Rain since five o’clock.', { weight: 600, fill: '#fff3e6' }) +
      say(48, 678, 19, 'Nothing of yours is in it.', { fill: '#d9cdea' }) +
      stroke(`M48 704H${wide - 48}`, '#5b4d7d', 1.5) +
      say(48, 748, 19, 'We said 3:51', { fill: '#d9cdea' }) +
      say(wide - 48, 748, 19, 'It was 3:44', { weight: 650, anchor: 'end', fill: '#fff3e6' }) +
      say(48, 798, 19, 'Battery, all day', { fill: '#d9cdea' }) +
      say(wide - 48, 798, 19, '0.4%', { weight: 650, anchor: 'end', fill: '#ffb59c' }) +
      foot('#fff3e6'),
    '<linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b2142"/><stop offset="1" stop-color="#1a1428"/></linearGradient>',
  );
}
