/** Shared parts of the websites of this set: fonts, steps and soft light. */

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const faces = {
  soft: 'Fraunces Variable, Fraunces',
  tall: 'Big Shoulders Thin, Big Shoulders',
  book: 'Newsreader 16pt 16pt, Newsreader',
  round: 'Gabarito Variable, Gabarito',
  wide: 'Red Hat Display Variable, Red Hat Display',
  plain: 'Instrument Sans Variable, Instrument Sans',
  grotesk: 'Hanken Grotesk Variable, Hanken Grotesk',
  figtree: 'Figtree Variable, Figtree',
} as const;

interface Letters {
  fill: string;
  face: keyof typeof faces;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  spacing?: number;
  more?: string;
}

/** Words that stand on `y`. */
export const word = (x: number, y: number, size: number, words: string, style: Letters) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="${faces[style.face]}" font-weight="${style.weight ?? 400}" fill="${style.fill}" text-anchor="${style.anchor ?? 'start'}" letter-spacing="${style.spacing ?? 0}" ${style.more ?? ''}>${escaped(words)}</text>`;

export const steps = (count: number) => Array.from({ length: count }, (_, i) => i);

/** A gradient round a point, as colour, opacity and place of each stop. */
export const glow = (
  id: string,
  stops: readonly [at: number, colour: string, alpha?: number][],
  more = '',
) =>
  `<radialGradient id="${id}" ${more}>${stops.map(([at, colour, alpha = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`).join('')}</radialGradient>`;

export const fade = (
  id: string,
  stops: readonly [at: number, colour: string, alpha?: number][],
  more = 'x1="0" y1="0" x2="0" y2="1"',
) =>
  `<linearGradient id="${id}" ${more}>${stops.map(([at, colour, alpha = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`).join('')}</linearGradient>`;

/** A closed, slightly uneven ring of points, smoothed: nothing that was baked or grown is a circle. */
export function lump(
  x: number,
  y: number,
  radius: number,
  uneven: number,
  roll: () => number,
  count = 14,
): string {
  const points = steps(count).map((i) => {
    const turn = (i / count) * Math.PI * 2;
    const r = radius * (1 + (roll() - 0.5) * uneven);
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r] as const;
  });
  const middle = (i: number) => {
    const [a, b] = [points[i % count], points[(i + 1) % count]];
    return a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2].map((v) => v.toFixed(1)).join(' ') : '';
  };
  return `M${middle(count - 1)}${points.map(([px, py], i) => `Q${px.toFixed(1)} ${py.toFixed(1)} ${middle(i)}`).join('')}Z`;
}

/** Speckle of paper, crust or film over a whole board. */
export const grain = (id: string, size: number, alpha: number, tone = '0 0 0') => {
  const [r, g, b] = tone.split(' ');
  return `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${size}" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 ${r}  0 0 0 0 ${g}  0 0 0 0 ${b}  0 0 0 ${alpha * 4} ${-alpha * 2}"/></filter>`;
};
