type Spot = readonly [x: number, y: number];

/** Points along an arc of a circle, as SVG writes it; without its first. */
function arc(
  [x0, y0]: Spot,
  radius: number,
  large: boolean,
  sweep: boolean,
  [x1, y1]: Spot,
): Spot[] {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const half = Math.hypot(dx, dy) / 2;
  const r = Math.max(radius, half);
  const away = Math.sqrt(Math.max(0, r * r - half * half)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [
    (x0 + x1) / 2 - (away * dy) / (2 * half || 1),
    (y0 + y1) / 2 + (away * dx) / (2 * half || 1),
  ];
  const from = Math.atan2(y0 - cy, x0 - cx);
  let turn = Math.atan2(y1 - cy, x1 - cx) - from;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const steps = Math.max(4, Math.ceil(Math.abs(turn) / 0.05));
  return Array.from({ length: steps }, (_, i) => {
    const angle = from + (turn * (i + 1)) / steps;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
  });
}

/** Outlines of an SVG path (M, L, H, V, A, Z in capitals) as points, one list a piece. */
export function outlines(d: string): Spot[][] {
  const pieces: Spot[][] = [];
  let now: Spot = [0, 0];
  for (const [, command = '', words = ''] of d.matchAll(/([MLHVAZ])([^MLHVAZ]*)/g)) {
    const n = words
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const piece = pieces.at(-1) ?? [];
    const [a = 0, b = 0] = n;
    if (command === 'M') {
      now = [a, b];
      pieces.push([now]);
    } else if (command === 'Z') {
      const first = piece[0];
      if (first && Math.hypot(first[0] - now[0], first[1] - now[1]) > 0.01) piece.push(first);
    } else {
      const to: Spot =
        command === 'L'
          ? [a, b]
          : command === 'H'
            ? [a, now[1]]
            : command === 'V'
              ? [now[0], a]
              : [n[5] ?? 0, n[6] ?? 0];
      piece.push(...(command === 'A' ? arc(now, a, n[3] === 1, n[4] === 1, to) : [to]));
      now = to;
    }
  }
  return pieces;
}
