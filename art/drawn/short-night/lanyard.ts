import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { board, box, disc, shape, stroke, text } from '../svg.ts';
import { air, f, film, glow, night } from './light.ts';

const [w, h] = [1600, 1160];
/** Stitches across the ribbon and along it; size of one in pixels. */
const [across, length, stitch] = [33, 83, 15] as const;

/** Figures as they are woven, five stitches wide and seven high. */
const glyphs: Readonly<Record<string, readonly string[]>> = {
  '1': ['..#..', '.##..', '..#..', '..#..', '..#..', '..#..', '.###.'],
  '5': ['#####', '#....', '####.', '....#', '....#', '#...#', '.###.'],
  '9': ['.###.', '#...#', '#...#', '.####', '....#', '...#.', '.##..'],
  ':': ['.....', '..#..', '..#..', '.....', '..#..', '..#..', '.....'],
};

/** Letters, and their starts along the ribbon in stitches. */
const woven = [
  ['1', 20],
  [':', 32],
  ['5', 44],
  ['9', 62],
] as const;

/** Returns true if a letter is woven at that stitch; three stitches are a dot. */
function lettered(i: number, j: number): boolean {
  const line = Math.floor((j - 6) / 3);
  return woven.some(([glyph, from]) => {
    const column = Math.floor((i - from) / 3);
    return column >= 0 && glyphs[glyph]?.[line]?.[column] === '#';
  });
}

/** One stitch: a V of two strands, lit from the upper left. */
function knot(i: number, j: number, roll: () => number): string {
  const [x, y] = [i * stitch, (j - across / 2) * stitch];
  const round = 1 - Math.abs(j / (across - 1) - 0.5) * 2;
  const edge = j < 2 || j > across - 3;
  const base = edge ? '#3b2f86' : lettered(i, j) ? '#ff8a74' : '#a894ea';
  const tone = mix(mix('#100c2a', base, 0.34 + 0.66 * round ** 0.55), '#000000', roll() * 0.13);
  const light = mix(tone, '#ffffff', 0.28 + roll() * 0.14);
  const dark = mix(tone, '#0a0620', 0.5);
  const s = stitch;
  const strand = (dy: number) =>
    `M${f(x - s * 0.12)} ${f(y + s * 0.5 + dy)}L${f(x + s * 0.62)} ${f(y + s * 0.5 + dy * 0.1)}`;
  return (
    stroke(`${strand(-s * 0.46)}${strand(s * 0.46)}`, dark, s * 0.52) +
    stroke(`${strand(-s * 0.42)}${strand(s * 0.42)}`, tone, s * 0.36) +
    stroke(strand(-s * 0.5), light, s * 0.1, 'opacity="0.75"')
  );
}

/** Fibers that stand off at the edges of the ribbon. */
const fuzz = (roll: () => number) =>
  stroke(
    Array.from({ length: 420 }, () => {
      const side = roll() > 0.5 ? 1 : -1;
      const x = roll() * length * stitch - 80;
      const y = (side * across * stitch) / 2;
      return `M${f(x)} ${f(y)}q${f((roll() - 0.5) * 12)} ${f(side * (4 + roll() * 6))} ${f((roll() - 0.5) * 26)} ${f(side * (6 + roll() * 12))}`;
    }).join(''),
    '#b9a6ff',
    0.9,
    'opacity="0.5"',
  );

/** A swivel of steel: a plate that is folded round the ribbon, a post, a hook with its spring. */
const hook =
  shape('M-30 -250H70Q90 -250 90 -230V230Q90 250 70 250H-30Z', 'url(#steel)') +
  stroke('M-30 -250H70Q90 -250 90 -230V230Q90 250 70 250H-30', '#0a0820', 3) +
  stroke('M-22 -240H66', '#fff', 3, 'opacity="0.7"') +
  [-170, 0, 170]
    .map((y) => disc(34, y, 15, '#1b1738') + disc(31, y - 3, 12, 'url(#rivet)'))
    .join('') +
  shape('M90 -44H150V44H90Z', 'url(#steel)') +
  shape('M150 -62H206Q222 -62 222 -46V46Q222 62 206 62H150Z', 'url(#steel)') +
  stroke('M150 -62V62M178 -62V62M196 -62V62', '#0a0820', 3, 'opacity="0.7"') +
  stroke('M222 0H300Q430 0 430 120Q430 236 320 240Q236 238 226 168', '#0a0820', 62) +
  stroke('M222 0H300Q430 0 430 120Q430 236 320 240Q236 238 226 168', '#7d78a8', 54) +
  stroke('M222 -12H300Q444 -10 442 120Q440 200 396 226', '#e9e4ff', 12, 'opacity="0.9"') +
  stroke('M300 20Q404 24 404 120Q400 214 320 214Q262 210 252 168', '#2a2552', 12, 'opacity="0.8"') +
  stroke('M226 36L228 158', '#3b3568', 20) +
  stroke('M222 40L224 154', '#cfc8f2', 5);

/** The corner of a pass in its sleeve, hanging from the hook. */
const pass = `<g transform="translate(300 168) rotate(-3)">${shape('M-60 60Q-60 20 -20 20H640V900H-60Z', '#0a0820', 'opacity="0.4"')}${shape('M-78 40Q-78 0 -38 0H640V900H-78Z', '#e8e0ff', 'opacity="0.2"')}${stroke('M-78 900V40Q-78 0 -38 0H640', '#ffffff', 3, 'opacity="0.55"')}${box(-10, 20, 90, 26, 13, '#0a0820')}${stroke('M-6 30Q34 22 76 30', '#ffffff', 2, 'opacity="0.7"')}${box(-44, 84, 760, 900, 12, '#f6f0ff')}${box(-44, 84, 760, 130, 12, '#ff7a66')}${text(-10, 176, 78, 'NIGHT TWO', { face: 'familjen', weight: 700, fill: '#1a0e12', spacing: 2 })}${text(-10, 330, 92, 'Rosalind', { face: 'familjen', weight: 700, fill: '#17123a' })}${text(-8, 384, 38, 'Floors, third shift', { face: 'figtree', weight: 500, fill: '#4a4380' })}${shape('M-78 40L260 0H420L-78 330Z', '#ffffff', 'opacity="0.16"')}</g>`;

/** The ribbon of a pass, very near: 1:59 is woven into it, and then it ends. */
export function lanyard(): string {
  const roll = chance(41);
  const stitches: string[] = [];
  for (let i = 0; i < length; i += 1)
    for (let j = 0; j < across; j += 1) stitches.push(knot(i, j, roll));
  const velvet = stroke(
    Array.from({ length: 1500 }, () => {
      const [x, y] = [roll() * w, roll() * h];
      return `M${f(x)} ${f(y)}l${f(3 + roll() * 7)} ${f(6 + roll() * 10)}`;
    }).join(''),
    '#6d4f96',
    1.1,
    'opacity="0.2"',
  );
  const bokeh = [
    [1330, 120, 120, night.coral, 0.16],
    [1500, 300, 76, night.sodium, 0.14],
    [1180, 60, 60, night.lavender, 0.2],
    [200, 960, 150, night.lavender, 0.08],
    [90, 760, 90, night.coral, 0.1],
  ] as const;
  const turn = 'translate(-210 -20) rotate(24)';
  const half = (across * stitch) / 2;
  const defs = [
    air,
    glow('key', '#7d66d8', 0.7),
    '<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2b1f57"/><stop offset="0.5" stop-color="#17113a"/><stop offset="1" stop-color="#0a0820"/></linearGradient>',
    '<linearGradient id="steel" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="#f3efff"/><stop offset="0.22" stop-color="#a9a3cc"/><stop offset="0.5" stop-color="#5a547f"/><stop offset="0.72" stop-color="#c3bce6"/><stop offset="1" stop-color="#3a3462"/></linearGradient>',
    '<radialGradient id="rivet" cx="0.35" cy="0.3"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#6a6492"/></radialGradient>',
    '<linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#07061a" stop-opacity="0.75"/><stop offset="0.3" stop-color="#07061a" stop-opacity="0"/></linearGradient>',
  ].join('');
  const shadow = [44, 34, 24, 14]
    .map(
      (d, i) =>
        `<path d="M-80 ${-half + d}H${length * stitch - 70}V${half + d * 1.6}H-80Z" fill="#05040f" opacity="${0.14 + i * 0.07}"/>`,
    )
    .join('');
  return board(
    w,
    h,
    [
      box(0, 0, w, h, 0, 'url(#ground)'),
      `<circle cx="420" cy="200" r="900" fill="url(#key)"/>`,
      velvet,
      bokeh
        .map(
          ([x, y, r, colour, o]) =>
            disc(x, y, r, colour, `opacity="${o}"`) +
            disc(x, y, r, 'none', `stroke="${colour}" stroke-width="2" opacity="${o * 1.6}"`),
        )
        .join(''),
      `<g transform="${turn}">${shadow}${box(-90, -half, length * stitch + 10, half * 2, 4, '#1c1550')}<g transform="translate(-80 0)">${stitches.join('')}</g>${fuzz(roll)}</g>`,
      `<g transform="translate(745 585)">${pass}</g>`,
      `<g transform="${turn} translate(1130 0)">${shape('M-20 -236H90V270H-20Z', '#05040f', 'opacity="0.45"')}<g transform="rotate(-6)">${hook}</g></g>`,
      box(0, 0, w, h, 0, 'url(#shade)'),
      film(w, h),
    ].join(''),
    defs,
  );
}
