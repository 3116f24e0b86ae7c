import { at, board, box, disc, flatStroke, shape, stroke, text } from '../svg.ts';

/** Metres; the plan is drawn at 80 pixels a metre. */
export type Plan = {
  readonly name: string;
  readonly alt: string;
  readonly title: string;
  readonly size: readonly [width: number, depth: number];
  /** Rooms as rectangles that share their walls; `middle` is where a name stands that is not at the foot. */
  readonly rooms: readonly (readonly [
    x: number,
    y: number,
    w: number,
    d: number,
    name: string,
    middle?: readonly [x: number, y: number],
  ])[];
  /** Doors: a gap of 0.9 m at (x, y) in a wall along h or v, opening to one side. */
  readonly doors: readonly (readonly [x: number, y: number, wall: 'h' | 'v', side: 1 | -1])[];
  /** Windows: a gap of `length` in an outer wall. */
  readonly windows: readonly (readonly [x: number, y: number, wall: 'h' | 'v', length: number])[];
  readonly furniture?: readonly (readonly [
    kind: keyof typeof kinds,
    x: number,
    y: number,
    turn?: number,
  ])[];
};

const scale = 80;
const ink = '#141414';
const red = '#d4271c';
const thin = (d: string) => stroke(d, ink, 2);

const rect = (x: number, y: number, w: number, d: number, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${d}" rx="${r}" fill="#fff" stroke="${ink}" stroke-width="2"/>`;

/** Furniture round its middle, in pixels. */
const kinds = {
  bed: () =>
    rect(-72, -82, 144, 164, 6) +
    rect(-62, -74, 56, 34, 8) +
    rect(6, -74, 56, 34, 8) +
    thin('M-72 -22H72'),
  sofa: () => rect(-88, -36, 176, 72, 12) + thin('M-88 -14H88M-64 -14V36M64 -14V36M0 -14V36'),
  table: () => {
    const chairs = [-56, 0, 56].flatMap((x) => [
      rect(x - 16, -64, 32, 26, 6),
      rect(x - 16, 38, 32, 26, 6),
    ]);
    return chairs.join('') + rect(-88, -36, 176, 72, 4);
  },
  round: () =>
    [0, 90, 180, 270]
      .map((a) => `<g transform="rotate(${a})">${rect(-15, -66, 30, 24, 8)}</g>`)
      .join('') + disc(0, 0, 42, '#fff', `stroke="${ink}" stroke-width="2"`),
  kitchen: () =>
    rect(-120, -24, 240, 48) +
    disc(-60, 0, 12, 'none', `stroke="${ink}" stroke-width="2"`) +
    disc(-28, 0, 12, 'none', `stroke="${ink}" stroke-width="2"`) +
    rect(36, -14, 56, 28, 5),
  bath: () => rect(-66, -32, 132, 64, 6) + rect(-58, -24, 116, 48, 22),
  basin: () =>
    rect(-24, -18, 48, 36, 8) + disc(0, 2, 11, 'none', `stroke="${ink}" stroke-width="2"`),
  wc: () =>
    rect(-18, -30, 36, 16, 3) +
    `<ellipse cx="0" cy="6" rx="17" ry="22" fill="#fff" stroke="${ink}" stroke-width="2"/>`,
  stairs: () =>
    `${rect(-48, -136, 96, 272)}${thin(Array.from({ length: 12 }, (_, i) => `M-48 ${-114 + i * 21}H48`).join(''))}${thin('M0 126V-100M-10 -84L0 -100L10 -84')}`,
  desk: () => rect(-64, -28, 128, 56) + rect(-18, 32, 36, 30, 10),
  tree: () =>
    disc(0, 0, 62, 'none', `stroke="${ink}" stroke-width="2"`) +
    disc(0, 0, 5, ink) +
    thin(
      Array.from(
        { length: 12 },
        (_, i) =>
          `M${(14 * Math.cos(i * 0.524)).toFixed(1)} ${(14 * Math.sin(i * 0.524)).toFixed(1)}L${(56 * Math.cos(i * 0.524)).toFixed(1)} ${(56 * Math.sin(i * 0.524)).toFixed(1)}`,
      ).join(''),
    ),
  car: () => rect(-80, -38, 160, 76, 24) + rect(-40, -30, 72, 60, 12),
} as const;

const wallHalf = 7;

function door([x, y, wall, side]: Plan['doors'][number]): string {
  const [px, py, gap] = [x * scale, y * scale, 0.9 * scale];
  if (wall === 'h')
    return (
      box(px, py - wallHalf - 1, gap, wallHalf * 2 + 2, 0, '#fff') +
      thin(
        `M${px} ${py}V${py + side * gap}A${gap} ${gap} 0 0 ${side > 0 ? 0 : 1} ${px + gap} ${py}`,
      )
    );
  return (
    box(px - wallHalf - 1, py, wallHalf * 2 + 2, gap, 0, '#fff') +
    thin(`M${px} ${py}H${px + side * gap}A${gap} ${gap} 0 0 ${side > 0 ? 1 : 0} ${px} ${py + gap}`)
  );
}

function opening([x, y, wall, length]: Plan['windows'][number]): string {
  const [px, py, long] = [x * scale, y * scale, length * scale];
  return wall === 'h'
    ? `<rect x="${px}" y="${py - wallHalf}" width="${long}" height="${wallHalf * 2}" fill="#fff" stroke="${ink}" stroke-width="2"/>${thin(`M${px} ${py}h${long}`)}`
    : `<rect x="${px - wallHalf}" y="${py}" width="${wallHalf * 2}" height="${long}" fill="#fff" stroke="${ink}" stroke-width="2"/>${thin(`M${px} ${py}v${long}`)}`;
}

/** The drawn plan, with one red section line, a scale bar and a north arrow. */
export function draw(plan: Plan): string {
  const [w, d] = [plan.size[0] * scale, plan.size[1] * scale];
  const walls = plan.rooms.map(
    ([x, y, rw, rd]) =>
      `<rect x="${x * scale}" y="${y * scale}" width="${rw * scale}" height="${rd * scale}" fill="none" stroke="${ink}" stroke-width="${wallHalf * 2}"/>`,
  );
  const furniture = (plan.furniture ?? []).map(([kind, x, y, turn = 0]) =>
    at(x * scale, y * scale, kinds[kind](), 1, turn),
  );
  const names = plan.rooms.map(([x, y, rw, rd, name, [mx, my] = [x + rw / 2, y + rd - 0.25]]) =>
    text(mx * scale, my * scale, 19, name, {
      anchor: 'middle',
      fill: ink,
      more: 'stroke="#fff" stroke-width="7" paint-order="stroke"',
    }),
  );
  const cut = d * 0.46;
  const section = `${flatStroke(`M-90 ${cut}H${w + 90}`, red, 3, 'stroke-dasharray="26 8 5 8"')}${shape(`M-90 ${cut - 12}l-20 12l20 12Z`, red)}${shape(`M${w + 90} ${cut - 12}l20 12l-20 12Z`, red)}`;
  // Narrow plans have no room for a scale bar beside their title.
  const measured = w > 560 ? [0, 1, 2, 3, 4] : [];
  const foot = `${text(0, d + 92, 30, plan.title, { weight: 650 })}${measured.map((i) => box(w - 320 + i * 64, d + 74, 64, 10, 0, i % 2 ? '#fff' : ink, `stroke="${ink}" stroke-width="1.5"`)).join('')}${measured.length > 0 ? text(w - 320, d + 108, 16, '0') + text(w, d + 108, 16, '4 m', { anchor: 'end' }) : ''}`;
  const north = at(
    w + 120,
    d + 66,
    `${disc(0, 0, 26, 'none', `stroke="${ink}" stroke-width="2"`)}${shape('M0 -26L9 10L0 3L-9 10Z', ink)}`,
  );
  const [bw, bd] = [1600, 1200];
  const k = Math.min(1.35, 1180 / w, 860 / (d + 60));
  return board(
    bw,
    bd,
    `${box(0, 0, bw, bd, 0, '#f4f3f0')}${at((bw - w * k) / 2, (bd - (d + 70) * k) / 2, `${box(0, 0, w, d, 0, '#fff')}${furniture.join('')}${walls.join('')}${plan.doors.map(door).join('')}${plan.windows.map(opening).join('')}${names.join('')}${section}${foot}${north}`, k)}`,
  );
}
