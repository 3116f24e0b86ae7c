import { chance } from '../posters/forms.ts';
import { board, box, disc, gradient, shape, stroke } from '../svg.ts';

/** One row of mountains, from far to near. */
export type Ridge = {
  /** Height of its middle line on the board of 1000. */
  readonly y: number;
  readonly rise: number;
  readonly colour: string;
  /** Sharpness of the peaks: 0 rolling, 1 alpine. */
  readonly sharp?: number;
};

export type Land = {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly sun?: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly colour: string;
  };
  readonly ridges: readonly Ridge[];
  /** Color of the haze between the ridges. */
  readonly mist: string;
  readonly trees?: string;
  readonly stars?: boolean;
  readonly birds?: string;
  readonly lake?: readonly [top: string, low: string];
  /** Colors of its wall and its roof. */
  readonly cabin?: readonly [wall: string, roof: string];
  /** A radio mast behind the farthest ridge: where its lamp is. */
  readonly mast?: { readonly x: number; readonly y: number; readonly colour: string };
};

export const width = 1600;
export const height = 1000;

/** The skyline of a ridge at `x`. */
function skyline({ y, rise, sharp = 0 }: Ridge, x: number, seed: number): number {
  const f = 0.0038 + 0.0007 * Math.sin(seed * 5);
  const roll =
    0.5 * Math.sin(x * f + seed) +
    0.3 * Math.sin(x * f * 2.3 + seed * 2) +
    0.13 * Math.sin(x * f * 5.1 + seed * 3);
  const peak =
    1 -
    Math.abs(((x * f * 0.62 + seed * 0.37) % 1) * 2 - 1) +
    0.42 * (1 - Math.abs(((x * f * 1.63 + seed * 0.71) % 1) * 2 - 1));
  const grit = 0.035 * Math.sin(x * 0.061 + seed) + 0.022 * Math.sin(x * 0.137 + seed * 2);
  return y - rise * (roll * (1 - sharp) + (peak - 0.6) * sharp + grit);
}

export function ridge(line: Ridge, seed: number, fill = line.colour): string {
  const points = Array.from(
    { length: 201 },
    (_, i) => `L${i * 8} ${skyline(line, i * 8, seed).toFixed(1)}`,
  );
  return shape(`M0 ${height}${points.join('')}V${height}Z`, fill);
}

/** A fir: five skirts on a trunk. */
function fir(x: number, y: number, tall: number, colour: string): string {
  const skirts = Array.from({ length: 5 }, (_, i) => {
    const foot = y - tall * (0.12 + i * 0.17);
    const half = tall * 0.25 * (1 - i * 0.17);
    return `M${x} ${foot - tall * 0.3}Q${x + half * 0.35} ${foot - tall * 0.08} ${x + half} ${foot}Q${x} ${foot - tall * 0.05} ${x - half} ${foot}Q${x - half * 0.35} ${foot - tall * 0.08} ${x} ${foot - tall * 0.3}Z`;
  });
  return shape(`M${x - 2} ${y}h4v${-tall * 0.2}h-4Z${skirts.join('')}`, colour);
}

/** A wood that is thinner in the middle. */
export function wood(colour: string, seed: number, line = 905): string {
  const roll = chance(seed);
  return Array.from({ length: 84 }, () => {
    const x = roll() * width;
    const edge = Math.abs(x - 760) / 800;
    const keep = edge > 0.24 || roll() > 0.8;
    const tall = 60 + roll() * 90 + edge * 60;
    return keep
      ? fir(Math.round(x), Math.round(line + roll() * 80 + edge * 20), Math.round(tall), colour)
      : '';
  }).join('');
}

const cabin = ([wall, roof]: readonly [string, string]) =>
  `<g transform="translate(660 846)"><path d="M0 92V36L96 -28L192 36V92Z" fill="${wall}"/><path d="M-24 44L96 -42L216 44L206 54L96 -26L-14 54Z" fill="${roof}"/><path d="M140 -10V-52H164V8Z" fill="${roof}"/>${[22, 66, 110].map((x) => `<rect x="${x}" y="50" width="28" height="30" fill="#ffcf7d"/><path d="M${x + 14} 50v30" stroke="${wall}" stroke-width="3"/>`).join('')}<rect x="152" y="46" width="24" height="46" fill="#ffb95e"/></g>`;

/** Two legs that close towards the lamp, with a strut every 16 pixels. */
function mast({ x, y, colour }: NonNullable<Land['mast']>): string {
  const half = (down: number) => 1 + down * 0.04;
  const struts = Array.from({ length: 13 }, (_, i) => {
    const [high, low] = [i * 16, (i + 1) * 16];
    return `M${x - half(high)} ${y + high}L${x + half(low)} ${y + low}M${x + half(high)} ${y + high}L${x - half(low)} ${y + low}`;
  }).join('');
  return (
    stroke(
      `M${x} ${y - 6}L${x - half(240)} ${y + 240}M${x} ${y - 6}L${x + half(240)} ${y + 240}${struts}`,
      colour,
      2,
    ) +
    disc(x, y - 8, 18, '#e8502a', 'opacity=".25"') +
    disc(x, y - 8, 4, '#ff7a52')
  );
}

function birds(colour: string, x: number, y: number): string {
  return [0, 46, 84, 128, 150]
    .map((dx, i) => stroke(`M${x + dx} ${y - (i % 3) * 22}q9 -9 15 0q6 -9 15 0`, colour, 2.6))
    .join('');
}

/** The whole picture. */
export function landscape(land: Land, seed: number): string {
  const [top, middle, low] = land.sky;
  const { sun } = land;
  const roll = chance(seed + 7);
  const stars = land.stars
    ? Array.from({ length: 130 }, () =>
        disc(
          Math.round(roll() * width),
          Math.round(roll() * 480),
          0.7 + roll() * 1.5,
          '#fff',
          `opacity="${(0.3 + roll() * 0.6).toFixed(2)}"`,
        ),
      ).join('')
    : '';
  const light = sun
    ? `${disc(sun.x, sun.y, sun.r * 2.7, 'url(#halo)')}${disc(sun.x, sun.y, sun.r, sun.colour)}`
    : '';
  const rows = land.ridges
    .map(
      (line, i) =>
        `${i === 0 && land.mast ? mast(land.mast) : ''}${ridge(line, seed + i * 1.7)}${i < land.ridges.length - 1 ? box(0, line.y - line.rise * 0.1, width, 240, 0, 'url(#mist)', `opacity="${(0.42 - 0.05 * i).toFixed(2)}"`) : ''}`,
    )
    .join('');
  const lake = land.lake
    ? `${box(0, 780, width, 220, 0, 'url(#lake)')}${Array.from({ length: 26 }, (_, i) => box(Math.round((sun?.x ?? 800) - 150 + roll() * 300 - 60), 792 + i * 8, Math.round(40 + roll() * 130), 2.4, 1.2, sun?.colour ?? '#fff', 'opacity=".5"')).join('')}`
    : '';
  const defs = [
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".36" stop-color="${middle}"/><stop offset=".68" stop-color="${low}"/></linearGradient>`,
    `<radialGradient id="halo"><stop offset=".28" stop-color="${sun?.colour ?? '#fff'}" stop-opacity=".75"/><stop offset="1" stop-color="${sun?.colour ?? '#fff'}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${land.mist}" stop-opacity="0"/><stop offset=".62" stop-color="${land.mist}" stop-opacity=".95"/><stop offset="1" stop-color="${land.mist}" stop-opacity="0"/></linearGradient>`,
    gradient('lake', land.lake?.[0] ?? '#fff', land.lake?.[1] ?? '#fff'),
  ].join('');
  return board(
    width,
    height,
    `${box(0, 0, width, height, 0, 'url(#sky)')}${stars}${light}${rows}${lake}${land.birds ? birds(land.birds, (sun?.x ?? 900) + 60, 250) : ''}${land.trees ? wood(land.trees, seed) : ''}${land.cabin ? cabin(land.cabin) : ''}`,
    defs,
  );
}
