import { chance } from '../posters/forms.ts';
import { board, box, shape, stroke } from '../svg.ts';
import { coastLine } from './coast-line.ts';
import { fall, glow, grain, grainFilter } from './ridge.ts';

/** The board: 1000 across from 133.2° to 116.4° west; the stops of the page are computed with the same numbers. */
export const [mapWidth, mapHeight] = [1000, 809];
const k = Math.cos((51 * Math.PI) / 180);
const scale = mapWidth / (16.8 * k);
const put = (lon: number, lat: number): [number, number] => [
  (lon + 133.2) * k * scale,
  (55.55 - lat) * scale,
];

/** One mountain of the map: a lit side, a side in shade, a foot that fades. */
function mountain(x: number, y: number, size: number, roll: () => number): string {
  const top = x + (roll() - 0.5) * size * 0.3;
  const half = size * (0.5 + roll() * 0.2);
  const rag = `L${(top + size * 0.1).toFixed(1)} ${(y - size * 0.5).toFixed(1)}L${(top - size * 0.06).toFixed(1)} ${(y - size * 0.3).toFixed(1)}L${(top + size * 0.08).toFixed(1)} ${y.toFixed(1)}`;
  return `${shape(`M${(x - half).toFixed(1)} ${y.toFixed(1)}L${top.toFixed(1)} ${(y - size).toFixed(1)}${rag}Z`, '#c97b7d', 'opacity=".85"')}${shape(`M${(x + half).toFixed(1)} ${y.toFixed(1)}L${top.toFixed(1)} ${(y - size).toFixed(1)}${rag}Z`, '#43295a')}${shape(`M${(top - size * 0.16).toFixed(1)} ${(y - size * 0.72).toFixed(1)}L${top.toFixed(1)} ${(y - size).toFixed(1)}L${(top + size * 0.07).toFixed(1)} ${(y - size * 0.66).toFixed(1)}Z`, '#ffe3bd')}`;
}

/** Mountain ranges: course, width and height. */
const ranges: readonly {
  along: readonly (readonly [number, number])[];
  wide: number;
  count: number;
  size: number;
}[] = [
  {
    along: [
      [-129.6, 55.4],
      [-128.2, 53.9],
      [-126.8, 52.4],
      [-124.9, 51.1],
      [-122.9, 50.1],
      [-121.4, 49.3],
      [-121.2, 47.2],
    ],
    wide: 0.75,
    count: 230,
    size: 25,
  },
  {
    along: [
      [-121.6, 55.4],
      [-120.4, 54.1],
      [-119.0, 53.0],
      [-117.5, 51.9],
      [-116.6, 51.2],
    ],
    wide: 0.55,
    count: 135,
    size: 30,
  },
  {
    along: [
      [-127.6, 50.4],
      [-125.8, 49.7],
      [-124.4, 48.9],
    ],
    wide: 0.25,
    count: 40,
    size: 18,
  },
  {
    along: [
      [-124.1, 47.9],
      [-123.2, 47.7],
    ],
    wide: 0.2,
    count: 18,
    size: 20,
  },
  {
    along: [
      [-126.8, 55.4],
      [-125.6, 54.9],
    ],
    wide: 0.5,
    count: 24,
    size: 19,
  },
  {
    along: [
      [-119.6, 51.6],
      [-118.2, 50.4],
      [-117.4, 49.3],
    ],
    wide: 0.6,
    count: 70,
    size: 21,
  },
  {
    along: [
      [-132.6, 53.6],
      [-132.0, 52.9],
    ],
    wide: 0.15,
    count: 8,
    size: 12,
  },
];

function mountains(): string {
  const roll = chance(41);
  const all = ranges.flatMap(({ along, wide, count, size }) =>
    Array.from({ length: count }, () => {
      const at = roll() * (along.length - 1.001);
      const [a, b] = [along[Math.floor(at)], along[Math.floor(at) + 1]];
      if (!a || !b) throw new Error('A range needs two places.');
      const t = at % 1;
      const [x, y] = put(
        a[0] + (b[0] - a[0]) * t + (roll() + roll() - 1) * wide,
        a[1] + (b[1] - a[1]) * t + (roll() + roll() - 1) * wide * 0.6,
      );
      return { x, y, size: size * (0.6 + roll() * 0.6) };
    }),
  );
  return all
    .sort((a, b) => a.y - b.y)
    .map(({ x, y, size }) => mountain(x, y, size, roll))
    .join('');
}

/** A river through its places, bending at each. */
function way(places: readonly (readonly [number, number])[]): string {
  const points = places.map(([lon, lat]) => put(lon, lat));
  const bends = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] ?? [x, y];
    const sway = i % 2 ? 9 : -9;
    return `Q${((px + x) / 2 + sway).toFixed(1)} ${((py + y) / 2 + sway * 0.6).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points[0]?.map((v) => v.toFixed(1)).join(' ')}${bends.join('')}`;
}
const rivers = [
  [
    [-130.0, 54.15],
    [-129.2, 54.25],
    [-128.6, 54.52],
    [-128.1, 55.05],
    [-127.6, 55.3],
  ],
  [
    [-123.1, 49.15],
    [-121.45, 49.38],
    [-121.6, 50.6],
    [-122.4, 51.9],
    [-122.5, 52.98],
    [-122.75, 53.92],
    [-121.9, 54.1],
    [-120.2, 53.3],
    [-119.2, 53.0],
  ],
  [
    [-127.6, 55.2],
    [-127.1, 54.75],
    [-126.4, 54.4],
  ],
  [
    [-122.75, 53.92],
    [-124.0, 54.05],
    [-125.6, 54.2],
  ],
  [
    [-121.45, 49.38],
    [-121.3, 50.25],
    [-120.33, 50.68],
    [-119.5, 51.6],
    [-119.2, 52.2],
  ],
] as const;

/** The coast of British Columbia and Washington at dusk, with its ranges and rivers, folded once. */
export function loopMap(): string {
  const roll = chance(3);
  const [w, h] = [mapWidth, mapHeight];
  const shores = [46, 36, 27, 19, 12, 6]
    .map((wide, i) =>
      stroke(coastLine, '#8f6aa8', wide, `opacity="${(0.05 + i * 0.022).toFixed(3)}"`),
    )
    .join('');
  const woods = Array.from({ length: 1500 }, () => {
    const [x, y] = [roll() * w, roll() * h];
    const s = 3 + roll() * 3.4;
    return `M${(x - s * 0.4).toFixed(1)} ${y.toFixed(1)}l${(s * 0.4).toFixed(1)} ${(-s * 1.5).toFixed(1)}l${(s * 0.4).toFixed(1)} ${(s * 1.5).toFixed(1)}Z`;
  }).join('');
  const swell = Array.from({ length: 240 }, () => {
    const [x, y] = [roll() * 620, roll() * h];
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q4 -4 8 0t8 0`,
      '#9d84c0',
      0.8,
      `opacity="${(0.12 + roll() * 0.25).toFixed(2)}"`,
    );
  }).join('');
  const grid =
    [-132, -128, -124, -120]
      .map((lon) =>
        stroke(`M${put(lon, 56)[0].toFixed(1)} 0V${h}`, '#ffe3bd', 0.6, 'opacity=".16"'),
      )
      .join('') +
    [48, 50, 52, 54]
      .map((lat) =>
        stroke(`M0 ${put(-130, lat)[1].toFixed(1)}H${w}`, '#ffe3bd', 0.6, 'opacity=".16"'),
      )
      .join('');
  const defs =
    fall('sea', [
      [0, '#2b2158'],
      [0.6, '#231b48'],
      [1, '#1b153a'],
    ]) +
    fall(
      'land',
      [
        [0, '#7d4f7c'],
        [0.5, '#6a4474'],
        [1, '#573a6a'],
      ],
      'x2="1" y2="1"',
    ) +
    glow('low', [
      [0, '#ffb86b', 0.4],
      [0.6, '#e58a70', 0.14],
      [1, '#e58a70', 0],
    ]) +
    grainFilter() +
    `<clipPath id="dry"><path d="${coastLine}" clip-rule="evenodd"/></clipPath>`;
  const fold = (x: number) =>
    `${box(x - 22, 0, 22, h, 0, 'url(#crease)')}${box(x, 0, 1.2, h, 0, '#ffe9cf', 'opacity=".22"')}`;
  return board(
    w,
    h,
    `${box(0, 0, w, h, 0, 'url(#sea)')}${swell}${shores}${shape(coastLine, 'url(#land)', 'fill-rule="evenodd"')}<g clip-path="url(#dry)">${box(0, 0, w, h, 0, 'url(#low)')}${shape(woods, '#47305f', 'opacity=".55"')}${rivers.map((river) => stroke(way(river), '#b79ad0', 1.5, 'opacity=".55"')).join('')}${mountains()}</g>${stroke(coastLine, '#ffd9a8', 0.9, 'opacity=".75"')}${grid}${fold(333)}${fold(667)}${grain(w, h, 0.1)}`,
    `${defs}${fall(
      'crease',
      [
        [0, '#120d28', 0],
        [1, '#120d28', 0.28],
      ],
      'x2="1" y2="0"',
    )}`,
  );
}
