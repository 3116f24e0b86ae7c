/** Letters of a typewriter as lines: width 0 to 1, the small ones 0 to 1 high. */
type Line = readonly (readonly [number, number])[];

const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Line =>
  Array.from({ length: 11 }, (_, i) => {
    const a = ((from + ((to - from) * i) / 10) * Math.PI) / 180;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)] as const;
  });
const bowl = arc(0.5, 0.5, 0.4, 0.5, 0, 360);
const stem = (x: number, y: number, foot = 0): Line => [
  [x, y],
  [x, foot],
];
const serif = (x: number, y: number, half = 0.16): Line => [
  [x - half, y],
  [x + half, y],
];

const letters: Readonly<Record<string, readonly Line[]>> = {
  a: [arc(0.48, 0.28, 0.34, 0.28, 0, 360), arc(0.48, 0.66, 0.34, 0.34, 0, 150), stem(0.82, 0.66)],
  e: [
    arc(0.5, 0.5, 0.4, 0.5, 0, 315),
    [
      [0.1, 0.5],
      [0.9, 0.5],
    ],
  ],
  f: [
    stem(0.45, 1.15),
    arc(0.68, 1.15, 0.23, 0.33, 60, 180),
    serif(0.45, 0.95, 0.3),
    serif(0.45, 0, 0.28),
  ],
  g: [
    arc(0.45, 0.52, 0.36, 0.46, 0, 360),
    stem(0.82, 1, -0.1),
    arc(0.48, -0.1, 0.34, 0.36, 200, 360),
  ],
  h: [
    stem(0.2, 1.5),
    arc(0.5, 0.62, 0.3, 0.36, 0, 180),
    stem(0.8, 0.62),
    serif(0.2, 0),
    serif(0.8, 0),
    serif(0.14, 1.5, 0.1),
  ],
  i: [stem(0.5, 1), serif(0.5, 0, 0.35), serif(0.38, 1, 0.14), stem(0.5, 1.45, 1.38)],
  l: [stem(0.5, 1.5), serif(0.5, 0, 0.35), serif(0.38, 1.5, 0.14)],
  m: [
    stem(0.1, 1),
    stem(0.5, 0.7),
    stem(0.9, 0.7),
    arc(0.3, 0.7, 0.2, 0.28, 0, 180),
    arc(0.7, 0.7, 0.2, 0.28, 0, 180),
    serif(0.1, 0, 0.12),
    serif(0.5, 0, 0.1),
    serif(0.9, 0, 0.12),
  ],
  n: [
    stem(0.2, 1),
    arc(0.5, 0.62, 0.3, 0.36, 0, 180),
    stem(0.8, 0.62),
    serif(0.2, 0),
    serif(0.8, 0),
    serif(0.14, 1, 0.1),
  ],
  o: [bowl],
  p: [
    stem(0.16, 1, -0.5),
    arc(0.52, 0.5, 0.36, 0.48, 0, 360),
    serif(0.16, -0.5),
    serif(0.1, 1, 0.1),
  ],
  r: [
    stem(0.3, 1),
    arc(0.62, 0.62, 0.32, 0.36, 50, 180),
    serif(0.3, 0, 0.28),
    serif(0.22, 1, 0.12),
  ],
  t: [stem(0.4, 1.35, 0.3), arc(0.66, 0.3, 0.26, 0.3, 180, 310), serif(0.45, 1, 0.36)],
  y: [
    [
      [0.12, 1],
      [0.5, 0.05],
    ],
    [
      [0.88, 1],
      [0.36, -0.5],
    ],
    serif(0.12, 1, 0.12),
    serif(0.88, 1, 0.12),
    serif(0.26, -0.5, 0.14),
  ],
  1: [
    stem(0.5, 1.4),
    serif(0.5, 0, 0.3),
    [
      [0.5, 1.4],
      [0.22, 1.15],
    ],
  ],
  2: [
    arc(0.5, 1.02, 0.36, 0.38, -25, 180),
    [
      [0.83, 0.86],
      [0.12, 0],
    ],
    [
      [0.12, 0],
      [0.88, 0],
    ],
  ],
  6: [arc(0.5, 0.44, 0.36, 0.44, 0, 360), arc(0.72, 0.44, 0.58, 0.96, 110, 180)],
  9: [arc(0.5, 0.96, 0.36, 0.44, 0, 360), arc(0.28, 0.96, 0.58, 0.96, -70, 0)],
};

/** Returns the distance of a spot on the paper from the nearest line of a typed row, in widths of a letter. */
export function fromTyped(words: string, x: number, y: number): number {
  if (y < -0.8 || y > 1.8) return 9;
  let best = 9;
  const near = Math.floor(x / 1.3);
  for (let index = near - 1; index <= near; index += 1)
    for (const line of letters[words[index] ?? ''] ?? [])
      for (let i = 1; i < line.length; i += 1) {
        const [ax, ay] = line[i - 1] ?? [0, 0];
        const [bx, by] = line[i] ?? [0, 0];
        const [px, py] = [x - index * 1.3 - ax, y - ay];
        const [dx, dy] = [bx - ax, by - ay];
        const t = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy)));
        best = Math.min(best, Math.hypot(px - dx * t, py - dy * t));
      }
  return best;
}
