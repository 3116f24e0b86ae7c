/** Pseudo-random numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A ridge of crumpled paper: the slope changes its sign across a line, most of all at its middle. */
interface Ridge {
  x: number;
  y: number;
  /** Unit vector across the line. */
  across: readonly [number, number];
  /** Half length of the line, and half width of the slope beside it. */
  length: number;
  reach: number;
  slope: number;
  sharpness: number;
}

function ridges(count: number, seed: number, ratio: number): Ridge[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2;
    const size = 0.04 + random() ** 2.4 * 0.28;
    return {
      x: random() * ratio,
      y: random(),
      across: [Math.cos(angle), Math.sin(angle)],
      length: size,
      reach: size * (0.25 + random() * 0.45),
      slope: (random() < 0.5 ? -1 : 1) * (0.25 + random() * 0.75),
      sharpness: 0.0012 + random() * 0.004,
    };
  });
}

/** The two folds of the napkin: from top to bottom, and from side to side. */
const foldSlope = (distance: number) =>
  Math.tanh(distance / 0.0016) * (0.55 * Math.exp(-Math.abs(distance) / 0.05) + 0.12);

/** Slope of the small dimples that a roller presses into all of the paper. */
const dimple = (along: number, across: number) =>
  0.075 * Math.cos(along * 420) * Math.sin(across * 420);

/**
 * Paints a paper napkin that was crumpled, then smoothed out: slopes of ridges and of two folds,
 * lit from the left.
 */
export function paintNapkin(width: number, height: number): Buffer {
  const ratio = width / height;
  const all = ridges(250, 17, ratio);
  const slopeX = new Float32Array(width * height);
  const slopeY = new Float32Array(width * height);
  for (const ridge of all) {
    const { x, y, across, length, reach, slope, sharpness } = ridge;
    const radius = Math.max(length, reach) * 1.9;
    const [left, right] = [x - radius, x + radius].map((edge) => Math.round(edge * height));
    const [top, bottom] = [y - radius, y + radius].map((edge) => Math.round(edge * height));
    for (let row = Math.max(0, top ?? 0); row < Math.min(height, bottom ?? 0); row++) {
      for (let column = Math.max(0, left ?? 0); column < Math.min(width, right ?? 0); column++) {
        const [dx, dy] = [column / height - x, row / height - y];
        const along = (-dx * across[1] + dy * across[0]) / length;
        const bend = 0.04 * length * Math.sin(along * 3.4);
        const distance = dx * across[0] + dy * across[1] + bend;
        const fall = Math.exp(-along * along * 1.6 - (distance / reach) ** 2);
        if (fall < 0.01) continue;
        const value = Math.tanh(distance / sharpness) * slope * fall;
        const index = row * width + column;
        slopeX[index] = (slopeX[index] ?? 0) + value * across[0];
        slopeY[index] = (slopeY[index] ?? 0) + value * across[1];
      }
    }
  }
  const fibers = randomFrom(5);
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    const v = row / height;
    for (let column = 0; column < width; column++) {
      const index = row * width + column;
      const u = column / height;
      const wave = 0.0012 * Math.sin(v * 23) + 0.0008 * Math.sin(v * 61 + 1);
      const waveAcross = 0.0012 * Math.sin(u * 19 + 2) + 0.0007 * Math.sin(u * 53);
      const x = (slopeX[index] ?? 0) + foldSlope(u - ratio / 2 + wave) + dimple(u, v);
      const y = (slopeY[index] ?? 0) + foldSlope(v - 0.5 + waveAcross) + dimple(v, u);
      const light = 0.5 - 0.062 * Math.tanh(x * 0.9) - 0.04 * Math.tanh(y * 0.9);
      const fiber = (fibers() - 0.5) * 0.014;
      const shade = Math.min(1, Math.max(0, 0.945 + (light - 0.5) * 1.15 + fiber));
      // Shadows are a little warm: the table is peach.
      pixels[index * 3] = 255 - Math.round((1 - shade) * 235);
      pixels[index * 3 + 1] = 253 - Math.round((1 - shade) * 268);
      pixels[index * 3 + 2] = 250 - Math.round((1 - shade) * 292);
    }
  }
  return pixels;
}
