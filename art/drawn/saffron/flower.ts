import { at, shape, stroke } from '../svg.ts';

/** A petal of the saffron crocus, standing on (0, 0): its outline, and veins between its two edges. */
export function petal(height: number, width: number, fill: string, vein: string): string {
  const edge = (side: number) =>
    `C${(side * width * 0.42).toFixed(1)} ${(-height * 0.22).toFixed(1)} ${(side * width).toFixed(1)} ${(-height * 0.62).toFixed(1)} ${(side * width * 0.5).toFixed(1)} ${(-height * 0.9).toFixed(1)}Q${(side * width * 0.22).toFixed(1)} ${(-height * 1.01).toFixed(1)} 0 ${-height}`;
  const half = (side: number) => `M0 0${edge(side)}`;
  const veins = [-0.8, -0.58, -0.36, -0.16, 0, 0.16, 0.36, 0.58, 0.8].map((side) => {
    const reach = 0.94 - Math.abs(side) * 0.16;
    return stroke(
      `M0 ${(-height * 0.06).toFixed(1)}C${(side * width * 0.4).toFixed(1)} ${(-height * 0.24).toFixed(1)} ${(side * width * 0.86).toFixed(1)} ${(-height * 0.6).toFixed(1)} ${(side * width * 0.42).toFixed(1)} ${(-height * reach).toFixed(1)}`,
      vein,
      1.6,
      'opacity="0.5"',
    );
  });
  return shape(`${half(-1)}L0 0${edge(1)}L0 0Z`, fill) + veins.join('');
}

/** One of the three threads: thin and yellow below, a red trumpet at its end. */
export function hangingThread(reach: number, drop: number): string {
  const middle = `M0 0C${(reach * 0.15).toFixed(0)} -150 ${(reach * 0.55).toFixed(0)} -250 ${reach} ${drop}`;
  return (
    stroke(middle, '#7f1710', 17) +
    stroke(middle, '#c8321b', 12) +
    stroke(middle, '#f0653a', 3.5, 'opacity="0.8" transform="translate(-3 -2)"') +
    at(
      reach,
      drop,
      shape('M-8 -20C-16 0 -26 18 -32 34Q-16 26 0 38Q14 24 28 32C20 14 10 -2 8 -20Z', '#a8241a'),
    )
  );
}

/** An open flower of six petals on (0, 0), 520 high, its threads hanging over the edge. */
export function flower(): string {
  const behind = [-17, 19].map((turn) =>
    at(0, 0, petal(500, 104, 'url(#petal-behind)', '#4f3a70'), 1, turn),
  );
  const anthers = [-16, 4, 22].map((turn) =>
    at(0, 0, stroke('M0 -60V-300', '#c98d2a', 9) + stroke('M0 -230V-330', '#f2c04e', 20), 1, turn),
  );
  const threads = [at(-6, -250, hangingThread(-236, 40)), at(8, -260, hangingThread(246, 10))];
  const sides = [-44, 43].map((turn) =>
    at(0, 0, petal(520, 120, 'url(#petal-side)', '#5b4283'), 1, turn),
  );
  return [
    ...behind,
    at(0, 0, petal(540, 118, 'url(#petal-behind)', '#4f3a70'), 1, 1),
    ...anthers,
    ...sides,
    ...threads,
    at(0, -230, hangingThread(-64, 96)),
    at(0, 0, petal(360, 124, 'url(#petal-front)', '#6a4f95'), 1, -4),
  ].join('');
}
