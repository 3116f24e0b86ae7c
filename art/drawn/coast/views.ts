import { mix } from '../colour.ts';
import { chance } from '../posters/forms.ts';
import { at, board, box, disc, gradient, shape, stroke } from '../svg.ts';
import { bayParts, cloud, halfTide, halo, lens, morro, ramp, seaBack } from './bay.ts';
import { blob, smooth } from './blob.ts';

export const viewWidth = 1200;
export const viewHeight = 1500;

const n = (value: number) => value.toFixed(1);

/** A linen curtain, half drawn: folds from the rod to the floor. */
function curtain(): string {
  const folds = Array.from({ length: 9 }, (_, i) => {
    const [top, foot] = [i * 34 - 14, i * 46 - 30 + 16 * Math.sin(i * 1.7)];
    const sway = 26 * Math.sin(i * 0.9 + 1);
    const d = `M${n(top)} -10C${n(top + sway)} 480 ${n(foot - sway)} 1000 ${n(foot)} 1510H${n(foot + 60)}C${n(foot + 60 - sway)} 1000 ${n(top + 44 + sway)} 480 ${n(top + 44)} -10Z`;
    return shape(d, `url(#fold${i % 3})`) + stroke(d, '#fffdf6', 1.6, 'opacity="0.5"');
  });
  return `<g opacity="0.97">${folds.join('')}</g>`;
}

/** Draws a swimmer before breakfast. */
function swimmer(x: number, y: number): string {
  const rings = [150, 104, 64]
    .map(
      (r, i) =>
        `<ellipse cx="${x + 34 + i * 4}" cy="${y + 12}" rx="${r}" ry="${n(r * 0.2)}" fill="none" stroke="#ffffff" stroke-width="4" opacity="${n(0.3 + i * 0.2)}"/>`,
    )
    .join('');
  return (
    rings +
    shape(`M${x + 22} ${y + 8}q40 -16 92 2q-40 14 -92 6z`, '#c98f6c') +
    shape(`M${x - 16} ${y + 10}q-30 -58 -78 -42q-6 4 0 10q34 -4 50 40z`, '#d29a76') +
    disc(x, y - 8, 23, '#d29a76') +
    shape(`M${x - 23} ${y - 12}a23 23 0 0 1 46 0q-22 -9 -46 0z`, '#a4462a') +
    shape(`M${x - 40} ${y + 12}q40 -14 82 0q-36 14 -82 0z`, '#e9f8f4', 'opacity="0.75"')
  );
}

/** From a Bay room: pool and bay past a curtain. */
export function bayRoom(): string {
  const { content, defs } = bayParts(halfTide);
  const fold = (id: string, from: string, to: string) => gradient(id, from, to, 1, 0.04);
  return board(
    viewWidth,
    viewHeight,
    `<g transform="translate(-1150 0) scale(1.25)">${content}</g>${swimmer(620, 1286)}${curtain()}`,
    defs +
      fold('fold0', '#fbf4e6', '#dccbb2') +
      fold('fold1', '#e9dcc6', '#cdb99c') +
      fold('fold2', '#fffaf0', '#e6d7bf'),
  );
}

/** Rows of waves towards the foot of the picture, white where they break. */
function swell(top: number, bottom: number, dark: string, light: string): string {
  const roll = chance(44);
  return Array.from({ length: 520 }, () => {
    const part = roll() ** 1.3;
    const broken = roll() > 0.86;
    return lens(
      roll() * 1300 - 50,
      top + 6 + part * (bottom - top),
      (24 + roll() * 160) * (0.3 + part),
      1.5 + part * (broken ? 7 : 11) * roll(),
      broken ? '#f3efe2' : roll() > 0.5 ? dark : light,
      broken ? 0.5 + roll() * 0.4 : 0.16 + roll() * 0.34,
    );
  }).join('');
}

/** Binoculars that lie on a rail. */
const binoculars = (x: number, y: number) =>
  at(
    x,
    y,
    shape('M-66 0V-44Q-66 -62 -48 -62H-24Q-12 -62 -12 -48V0Z', '#182026') +
      shape('M66 0V-44Q66 -62 48 -62H24Q12 -62 12 -48V0Z', '#182026') +
      box(-16, -46, 32, 24, 6, '#2a343b') +
      box(-64, -84, 50, 26, 8, '#222c33') +
      box(14, -84, 50, 26, 8, '#222c33') +
      box(-60, -80, 8, 76, 4, '#8b949a', 'opacity="0.5"') +
      box(20, -80, 8, 76, 4, '#8b949a', 'opacity="0.5"') +
      stroke('M-66 -40Q-150 20 -120 92Q-100 140 -60 96', '#a4462a', 7),
  );

/** From the Loft: the Rock, and a front that comes in from the south. */
export function loft(): string {
  const roll = chance(88);
  const sea = 860;
  const front = Array.from({ length: 70 }, () => {
    const t = roll();
    return cloud(
      -60 + t * 760,
      120 + roll() * 330 - t * 110,
      120 + roll() * 220,
      50 + roll() * 84,
      'front',
    );
  }).join('');
  const rain = Array.from({ length: 300 }, () => {
    const x = roll() * 640 - 60;
    const y = 380 + roll() * 300;
    const long = 60 + roll() * 180;
    return stroke(
      `M${n(x)} ${n(y)}l${n(-long * 0.26)} ${n(Math.min(long, sea - y - 4))}`,
      roll() > 0.4 ? '#4d6272' : '#c9d3d2',
      1.6,
      `opacity="${n(0.15 + roll() * 0.3)}"`,
    );
  }).join('');
  const hour = {
    ...seaBack,
    day: true,
    land: ['#5d6a78', '#48566a', '#34414f'] as const,
    glint: '#ffdca6',
  };
  const post = (x: number) =>
    box(x, 1170, 22, 330, 3, '#efe6d6') + box(x + 15, 1170, 7, 330, 2, '#b7a78f');
  return board(
    viewWidth,
    viewHeight,
    box(0, 0, viewWidth, sea + 4, 0, 'url(#sky)') +
      cloud(900, 800, 760, 420, 'sunset') +
      front +
      Array.from({ length: 26 }, () =>
        lens(
          500 + roll() * 800,
          420 + roll() * 380,
          160 + roll() * 420,
          6 + roll() * 14,
          '#7b6f76',
          0.14 + roll() * 0.24,
        ),
      ).join('') +
      rain +
      `<g transform="translate(-2780 ${sea - 500 * 2}) scale(2.16 2)">${morro(hour)}</g>` +
      box(0, sea, viewWidth, viewHeight - sea, 0, 'url(#swell)') +
      swell(sea, 1420, '#173a4a', '#c9b79a') +
      // Gulls against the wind.
      [
        [420, 640, 1],
        [520, 590, 0.8],
        [640, 700, 0.6],
        [330, 720, 0.7],
      ]
        .map(([x = 0, y = 0, k = 1]) =>
          at(x, y, stroke('M-44 4Q-24 -22 0 0Q24 -22 44 4', '#f6f1e4', 8), k, -8),
        )
        .join('') +
      // The rail of the terrace.
      [60, 420, 780, 1140].map(post).join('') +
      [1270, 1370, 1470].map((y) => stroke(`M0 ${y}H1200`, '#d9cbb4', 5)).join('') +
      box(0, 1130, viewWidth, 48, 4, '#f6efe2') +
      box(0, 1166, viewWidth, 12, 2, '#bcaa90') +
      binoculars(330, 1134),
    ramp('sky', ['#3f5464', '#7d8f97', '#d9c49c', '#f3c080']) +
      gradient('swell', '#8b8f86', '#123443') +
      halo('front', '#33424f', 0.55) +
      halo('sunset', '#ffdf9f', 0.7),
  );
}

/** A lemon tree: a crown of many leaves, lit from the left, and fruit. */
function lemonTree(x: number, foot: number, high: number, wide: number, seed: number): string {
  const roll = chance(seed);
  const top = foot - high;
  const leaves = Array.from({ length: 620 }, (_, i) => {
    const [angle, far] = [roll() * Math.PI * 2, Math.sqrt(roll())];
    const [u, v] = [Math.cos(angle) * far, Math.sin(angle) * far];
    const light = Math.max(0, Math.min(1, 0.5 - u * 0.32 - v * 0.46 + (i / 620 - 0.5) * 0.5));
    const colour = mix('#1d4a41', '#a9bd5e', light);
    return at(
      Math.round(x + u * wide),
      Math.round(top + wide * 0.86 + v * wide * 0.86),
      shape('M-17 0Q0 -11 17 0Q0 11 -17 0Z', colour),
      1,
      Math.round(roll() * 180 - 60),
    );
  });
  const fruit = Array.from({ length: 19 }, () => {
    const [angle, far] = [roll() * Math.PI * 2, Math.sqrt(roll()) * 0.86];
    const [fx, fy] = [
      x + Math.cos(angle) * far * wide,
      top + wide * 0.9 + Math.sin(angle) * far * wide * 0.8,
    ];
    return `<g transform="translate(${n(fx)} ${n(fy)}) rotate(${n(roll() * 50 - 25)})"><path d="M0 -25Q5 -19 12 -14Q19 -6 17 5Q13 18 0 24Q-13 18 -17 5Q-19 -6 -12 -14Q-5 -19 0 -25Z" fill="#e9b93a"/><path d="M-11 -12Q-17 -4 -15 5Q-11 15 -3 19Q-9 4 -5 -14Z" fill="#fbe38a" opacity="0.9"/></g>`;
  });
  return (
    stroke(
      `M${x} ${foot}C${x - 12} ${foot - high * 0.3} ${x + 16} ${foot - high * 0.4} ${x - 4} ${n(foot - high * 0.6)}`,
      '#5b4336',
      26,
    ) +
    stroke(`M${x + 2} ${n(foot - high * 0.36)}q40 -40 66 -80`, '#5b4336', 14) +
    leaves.join('') +
    fruit.join('')
  );
}

/** The boat of the house on its trailer, bow to the right. */
function boat(x: number, y: number): string {
  const wheel = (cx: number) =>
    disc(cx, 150, 62, '#232a2e') + disc(cx, 150, 34, '#c9c2b4') + disc(cx, 150, 13, '#5a6064');
  const hull =
    'M-420 -60Q-120 -28 300 -70Q430 -86 500 -130Q470 -10 380 62Q200 100 -360 84Q-412 40 -420 -60Z';
  return at(
    x,
    y,
    `<ellipse cx="90" cy="222" rx="560" ry="34" fill="#6b4a3c" opacity="0.4"/>` +
      box(-440, 104, 1010, 16, 6, '#7c838a') +
      stroke('M520 112L600 190', '#7c838a', 14) +
      wheel(-150) +
      wheel(-6) +
      // Cabin.
      box(-40, -236, 210, 184, 10, '#f6efe2') +
      box(-20, -212, 74, 76, 6, '#3d6f78') +
      box(74, -212, 76, 76, 6, '#2d5a64') +
      shape('M-20 -136L30 -212H4L-20 -176Z', '#b9dcd8', 'opacity="0.6"') +
      box(-62, -252, 254, 22, 8, '#a4462a') +
      stroke('M66 -252V-392M66 -372L-30 -258', '#5b4336', 7) +
      shape('M66 -392l46 14l-46 16z', '#e9b93a') +
      shape(hull, '#0f5563') +
      shape(
        'M-404 30Q-120 56 290 40Q400 34 440 -2Q420 30 380 62Q200 100 -360 84Q-390 60 -404 30Z',
        '#a4462a',
      ) +
      stroke('M-419 -54Q-120 -22 300 -64Q430 -80 494 -122', '#f6efe2', 15) +
      shape(
        'M-412 -30Q-120 0 290 -38Q420 -54 486 -96L480 -80Q420 -36 290 -20Q-120 18 -408 -12Z',
        '#3f8a92',
        'opacity="0.6"',
      ) +
      // A coil of rope and a buoy at the stern.
      disc(-300, -46, 44, '#e2703a') +
      box(-344, -58, 88, 20, 4, '#f6efe2') +
      stroke('M-200 -40q26 -34 60 0q-30 30 -60 0z', '#d9b795', 9),
  );
}

/** From a Yard room: a wall, three lemon trees, and the boat. */
export function yard(): string {
  const roll = chance(19);
  const tiles = Array.from({ length: 31 }, (_, i) =>
    shape(
      `M${i * 40 - 6} 590q0 -30 20 -30q20 0 20 30v18h-40z`,
      mix('#b9603f', roll() > 0.5 ? '#8a3f2a' : '#d98a62', roll() * 0.5),
    ),
  ).join('');
  const stains = Array.from({ length: 60 }, () =>
    lens(
      roll() * 1200,
      640 + roll() * 420,
      60 + roll() * 220,
      6 + roll() * 20,
      roll() > 0.5 ? '#fff6e2' : '#d9bb94',
      0.12 + roll() * 0.2,
    ),
  ).join('');
  const gravel = Array.from({ length: 900 }, () => {
    const part = roll();
    return lens(
      roll() * 1220 - 10,
      1096 + part * 404,
      (5 + roll() * 20) * (0.4 + part),
      1.5 + part * 4 * roll(),
      roll() > 0.5 ? '#f6dfba' : '#a97e62',
      0.3 + roll() * 0.4,
    );
  }).join('');
  // Shadows of the crowns lie long on the wall: the sun is behind the kitchen.
  const shade = [
    [310, 800, 150, 3],
    [760, 780, 190, 8],
    [1120, 830, 130, 12],
  ]
    .map(([x = 0, y = 0, r = 0, seed = 0]) =>
      shape(smooth(blob({ x, y, r, stretch: 1.1, rough: 0.2, seed })), '#a97e62', 'opacity="0.35"'),
    )
    .join('');
  const cypress = (x: number, high: number, colour: string) =>
    shape(
      `M${x - 46} 600Q${x - 52} ${600 - high * 0.6} ${x} ${600 - high}Q${x + 52} ${600 - high * 0.6} ${x + 46} 600Z`,
      colour,
    );
  return board(
    viewWidth,
    viewHeight,
    box(0, 0, viewWidth, 620, 0, 'url(#dawn)') +
      Array.from({ length: 16 }, () =>
        cloud(roll() * 1200, 360 + roll() * 200, 240 + roll() * 260, 30 + roll() * 40, 'fog'),
      ).join('') +
      shape('M0 470Q200 400 420 440T860 400T1200 430V620H0Z', '#9fb6ac', 'opacity="0.75"') +
      cypress(1010, 330, '#5d7f74') +
      cypress(1096, 250, '#6f8f82') +
      cypress(120, 280, '#5d7f74') +
      Array.from({ length: 10 }, () =>
        cloud(roll() * 1200, 520 + roll() * 70, 260, 40, 'fog'),
      ).join('') +
      box(0, 600, viewWidth, 500, 0, 'url(#wall)') +
      stains +
      shade +
      box(0, 588, viewWidth, 24, 0, '#7c3f2c', 'opacity="0.5"') +
      tiles +
      box(0, 1090, viewWidth, 410, 0, 'url(#gravel)') +
      gravel +
      box(0, 1082, viewWidth, 16, 0, '#8a5a44', 'opacity="0.35"') +
      lemonTree(200, 1110, 560, 176, 5) +
      lemonTree(640, 1104, 640, 196, 11) +
      lemonTree(1050, 1112, 520, 160, 17) +
      boat(590, 1216) +
      `<ellipse cx="150" cy="1420" rx="120" ry="18" fill="#6b4a3c" opacity="0.4"/>` +
      // A pot of geraniums.
      shape('M84 1296H214L196 1420H102Z', '#b9603f') +
      box(76, 1280, 146, 26, 6, '#cc7450') +
      shape('M184 1306H214L196 1420H166Z', '#8a3f2a', 'opacity="0.5"') +
      Array.from({ length: 46 }, (_, i) =>
        at(
          150 + (roll() - 0.5) * 130,
          1250 - roll() * 90,
          shape('M-22 0Q0 -12 22 0Q0 12 -22 0Z', mix('#2f6b5a', '#b9c86e', roll())),
          1,
          i * 37,
        ),
      ).join(''),
    ramp('dawn', ['#b4d1da', '#d7e2d8', '#f3e4c6']) +
      gradient('wall', '#f3dfba', '#e2c096') +
      gradient('gravel', '#d5b28a', '#c39a72') +
      halo('fog', '#ffffff', 0.5),
  );
}
