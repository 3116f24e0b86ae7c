import { chance } from '../posters/forms.ts';
import { at, board, box, disc, gradient, shape, stroke } from '../svg.ts';
import { type Blob, blob, smooth } from './blob.ts';

export const width = 1400;
export const height = 1900;

/** The sun stands low over the sea: shadows fall down the beach, to the right. */
const fall = [0.82, 0.57] as const;

/** Returns the height of the edge of the sea at `x`. */
const shore = (x: number) =>
  520 - x * 0.16 + 46 * Math.sin(x / 190 + 1) + 22 * Math.sin(x / 71) + 9 * Math.sin(x / 23);

const line = (shift: number, loose: number) =>
  Array.from({ length: 71 }, (_, i) => {
    const x = i * 20;
    const y = shore(x) + shift + loose * Math.sin(x / 120 + shift / 60);
    return `L${x} ${y.toFixed(1)}`;
  }).join('');

const water = (shift: number, loose: number, colour: string, more = '') =>
  shape(`M0 0${line(shift, loose)}L${width} 0Z`, colour, more);

const foam = (shift: number, loose: number, thick: number, opacity: number) =>
  stroke(`M0 ${shore(0) + shift}${line(shift, loose)}`, '#fff9ee', thick, `opacity="${opacity}"`);

const sea =
  water(96, 8, '#cfb894', 'opacity="0.55"') +
  water(64, 12, '#b9c3b4', 'opacity="0.7"') +
  water(30, 8, '#8fc3bd') +
  foam(30, 8, 9, 0.9) +
  water(-34, 18, '#57a6a8') +
  foam(-34, 18, 5, 0.65) +
  water(-120, 26, '#2f8592') +
  foam(-120, 26, 4, 0.4) +
  water(-230, 34, '#176674') +
  foam(-236, 34, 3, 0.22) +
  water(-350, 30, '#0f5563');

const rocks: readonly Blob[] = [
  { x: 190, y: 640, r: 150, stretch: 1.5, turn: 18, seed: 4 },
  { x: 560, y: 560, r: 96, stretch: 1.7, turn: -14, seed: 9 },
  { x: 900, y: 690, r: 170, stretch: 1.6, turn: 12, seed: 12 },
  { x: 360, y: 990, r: 205, stretch: 1.35, turn: -20, seed: 21 },
  { x: 1190, y: 470, r: 84, stretch: 1.6, turn: -8, seed: 33 },
  { x: 1010, y: 1080, r: 120, stretch: 1.5, turn: 26, seed: 45 },
  { x: 90, y: 1330, r: 130, stretch: 1.2, turn: 0, seed: 52 },
  { x: 1290, y: 870, r: 76, stretch: 1.3, turn: 30, seed: 61 },
  { x: 470, y: 1440, r: 66, stretch: 1.5, turn: 8, seed: 77 },
  { x: 300, y: 330, r: 46, stretch: 1.8, turn: 6, seed: 82 },
  { x: 700, y: 300, r: 34, stretch: 1.6, turn: -10, seed: 85 },
];

/** A long shadow: the same outline again and again, down the light. */
const shadow = (rock: Blob) =>
  Array.from({ length: 14 }, (_, i) => {
    const far = rock.r * 0.075 * (i + 1);
    return shape(
      smooth(blob({ ...rock, x: rock.x + fall[0] * far, y: rock.y + fall[1] * far })),
      '#6b4a3c',
    );
  }).join('');

/** A shelf of rock in steps, each a little smaller and nearer to the light. */
function shelf(rock: Blob): string {
  const steps = ['#4a3a3c', '#66494a', '#85604f', '#a4775a', '#be9068'];
  return steps
    .map((colour, i) => {
      const near = rock.r * 0.035 * i;
      const step = { ...rock, x: rock.x - fall[0] * near, y: rock.y - fall[1] * near };
      return shape(smooth(blob(step, -rock.r * 0.085 * i)), colour);
    })
    .join('');
}

/** Barnacles on the dry top of a rock. */
function barnacles(rock: Blob): string {
  const roll = chance(rock.seed + 3);
  return Array.from({ length: 26 }, () => {
    const [angle, far] = [roll() * Math.PI * 2, Math.sqrt(roll()) * rock.r * 0.58];
    const x = rock.x + Math.cos(angle) * far * (rock.stretch ?? 1) - rock.r * 0.12;
    const y = rock.y + Math.sin(angle) * far - rock.r * 0.08;
    return disc(
      Math.round(x),
      Math.round(y),
      2 + Math.round(roll() * 4),
      roll() > 0.4 ? '#8f6a50' : '#ecd3ab',
    );
  }).join('');
}

/** A pool that the sea has left behind, with the sky in it. */
function pool(x: number, y: number, r: number, seed: number): string {
  const edge = { x, y, r, seed, stretch: 1.5, rough: 0.26, turn: seed * 31 };
  return (
    shape(smooth(blob(edge, 7)), '#4a3a3c') +
    shape(smooth(blob(edge)), 'url(#pool)') +
    shape(
      smooth(blob({ ...edge, x: x - r * 0.2, y: y - r * 0.14, r: r * 0.52 })),
      '#d6efe6',
      'opacity="0.4"',
    )
  );
}

/** A sea star with five arms. */
function star(x: number, y: number, r: number, turn: number, colour: string): string {
  const arms = Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2;
    const far = i % 2 ? r * 0.42 : r;
    return [Math.cos(angle) * far, Math.sin(angle) * far] as const;
  });
  return at(
    x,
    y,
    shape(
      smooth(arms),
      colour,
      `stroke="${colour}" stroke-width="${r * 0.5}" stroke-linejoin="round"`,
    ),
    1,
    turn,
  );
}

const anemone = (x: number, y: number, r: number) =>
  disc(x, y, r, '#3f7f63') +
  disc(
    x,
    y,
    r * 0.94,
    'none',
    `stroke="#9fd3a0" stroke-width="${r * 0.36}" stroke-dasharray="${r * 0.12} ${r * 0.17}"`,
  ) +
  disc(x, y, r * 0.34, '#e0b7a6');

/** Draws a walker's shadow on the sand: legs in mid-stride, a coat, arms, a head; `tall` is its length. */
function thrown(tall: number): string {
  const dark = '#5d4438';
  const limb = (d: string, wide: number) => stroke(d, dark, wide);
  const [hip, neck] = [tall * 0.46, tall * 0.82];
  return (
    limb(`M0 -5L${hip} -3`, 8) +
    limb(`M${tall * 0.1} 13L${hip} 3`, 8) +
    shape(
      `M${hip * 0.86} -13L${neck} -12Q${neck + 6} 0 ${neck} 12L${hip * 0.86} 13Q${hip * 0.78} 0 ${hip * 0.86} -13Z`,
      dark,
    ) +
    limb(`M${neck - 6} -12L${tall * 0.6} -23L${tall * 0.47} -18`, 7) +
    limb(`M${neck - 6} 12L${tall * 0.62} 22L${tall * 0.5} 25`, 7) +
    `<ellipse cx="${tall * 0.89}" cy="0" rx="${tall * 0.075}" ry="9" fill="${dark}"/>`
  );
}

/** Draws a person from above: a boot before, a boot behind, shoulders, arms, a hat, and a walker's shadow. */
function person(x: number, y: number, coat: string, hat: string, turn = 0): string {
  const along = (Math.atan2(fall[1], fall[0]) * 180) / Math.PI;
  const arm = (side: number) =>
    stroke(`M${side * 19} 0Q${side * 25} ${-side * 9} ${side * 19} ${-side * 17}`, coat, 9);
  const boots = box(-13, -19, 9, 18, 4, '#12313a') + box(4, 2, 9, 18, 4, '#12313a');
  const body = `<ellipse rx="22" ry="12" fill="${coat}"/>`;
  const crown = disc(0, -2, 13, hat, 'opacity="0.85"') + disc(0, -2, 8, hat);
  return (
    `<g opacity="0.75">${at(x, y, thrown(168), 1, along)}</g>` +
    at(x, y, boots + arm(-1) + arm(1) + body + crown, 1, turn)
  );
}

/** Steps in the sand from one place to another. */
function steps(
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
): string {
  return Array.from({ length: count }, (_, i) => {
    const part = i / (count - 1);
    const side = i % 2 ? 7 : -7;
    const x = from[0] + (to[0] - from[0]) * part + side + 26 * Math.sin(part * 5);
    const y = from[1] + (to[1] - from[1]) * part;
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="5" ry="9" fill="#a9805f" opacity="0.6"/>`;
  }).join('');
}

/** Ripples that the water leaves in the sand. */
function ripples(): string {
  const roll = chance(14);
  return Array.from({ length: 90 }, () => {
    const x = roll() * width;
    const y = 700 + roll() * 1200;
    const long = 60 + roll() * 190;
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(long / 4).toFixed(0)} -12 ${(long / 2).toFixed(0)} -2t${(long / 2).toFixed(0)} -6`,
      roll() > 0.5 ? '#fbe6c2' : '#c99f74',
      3,
      `opacity="${(0.15 + roll() * 0.25).toFixed(2)}"`,
    );
  }).join('');
}

/** The rocks below the hotel at low water, from above, at four on an afternoon in November. */
export function lowWater(): string {
  return board(
    width,
    height,
    box(0, 0, width, height, 0, 'url(#sand)') +
      ripples() +
      sea +
      rocks
        .map(shadow)
        .map((dark) => `<g opacity="0.55">${dark}</g>`)
        .join('') +
      rocks.map((rock) => shelf(rock) + barnacles(rock)).join('') +
      pool(150, 620, 44, 3) +
      pool(270, 680, 26, 5) +
      pool(840, 660, 62, 8) +
      pool(1010, 730, 30, 11) +
      pool(330, 930, 74, 2) +
      pool(450, 1060, 40, 6) +
      pool(250, 1070, 24, 7) +
      pool(1000, 1060, 38, 13) +
      pool(80, 1310, 36, 17) +
      star(372, 950, 19, 12, '#e2703a') +
      star(806, 668, 15, 40, '#c8503c') +
      star(996, 1068, 12, 5, '#e9a24a') +
      anemone(300, 908, 15) +
      anemone(880, 640, 13) +
      anemone(890, 676, 9) +
      anemone(446, 1052, 11) +
      steps([830, 1880], [800, 1440], 30) +
      steps([880, 1880], [850, 1470], 28) +
      steps([800, 1440], [610, 1090], 24) +
      person(606, 1062, '#a4462a', '#f0c9a0', -24) +
      person(858, 1446, '#0f5563', '#faf5ec', 20) +
      person(726, 762, '#f3ead8', '#12313a', 40) +
      stroke('M905 1492l26 18', '#5d4438', 10, 'opacity="0.75"') +
      `<ellipse cx="900" cy="1490" rx="14" ry="7" fill="#3b2a26" transform="rotate(35 900 1490)"/>`,
    gradient('sand', '#d5b28a', '#f3dcb8', 0.3, 1) + gradient('pool', '#0f5563', '#6fb9b8', 1, 1),
  );
}
