import { darker, lighter, mix } from '../colour.ts';
import { shape, stroke } from '../svg.ts';
import { night } from './light.ts';

let cuts = 0;

/** A flat shape between two lamps: coral along its left edge, lavender along its right one. */
export function lit(d: string, fill: string, left = 13, right = 11, down = 5): string {
  cuts += 1;
  const [outer, inner] = [`lit-${cuts}-a`, `lit-${cuts}-b`];
  const warm = mix(fill, night.coral, 0.78);
  const cool = mix(fill, night.lavender, 0.72);
  return `<clipPath id="${outer}"><path d="${d}"/></clipPath><clipPath id="${inner}"><path d="${d}" transform="translate(${left} ${down})"/></clipPath><g clip-path="url(#${outer})">${shape(d, warm)}<g clip-path="url(#${inner})">${shape(d, cool)}<path d="${d}" transform="translate(${-right} ${down})" fill="${fill}"/></g></g>`;
}

/** Content in a place of its own, turned. */
export const placed = (x: number, y: number, content: string, turn = 0, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;

type Mouth = 'smile' | 'grin' | 'calm' | 'wry' | 'whistle';

const mouths: Record<Mouth, (x: number, skin: string) => string> = {
  smile: (x, skin) =>
    stroke(`M${x - 34} 80Q${x} 106 ${x + 32} 78`, darker(skin, 0.55), 7) +
    stroke(`M${x - 14} 112Q${x} 117 ${x + 14} 111`, darker(skin, 0.25), 5),
  grin: (x, skin) =>
    shape(
      `M${x - 42} 74Q${x} 86 ${x + 40} 72Q${x + 26} 120 ${x - 2} 120Q${x - 30} 118 ${x - 42} 74Z`,
      '#3a1424',
    ) +
    shape(`M${x - 37} 77Q${x} 88 ${x + 36} 75L${x + 32} 88Q${x} 100 ${x - 32} 90Z`, '#fff1e2') +
    stroke(
      `M${x - 46} 68Q${x - 50} 76 ${x - 46} 84M${x + 44} 66Q${x + 49} 74 ${x + 44} 82`,
      darker(skin, 0.3),
      5,
    ),
  calm: (x, skin) =>
    shape(
      `M${x - 28} 88Q${x - 10} 78 ${x} 83Q${x + 10} 78 ${x + 28} 87Q${x + 2} 106 ${x - 28} 88Z`,
      mix(skin, '#a83248', 0.45),
    ) + stroke(`M${x - 30} 88Q${x} 94 ${x + 30} 87`, darker(skin, 0.5), 4),
  wry: (x, skin) =>
    stroke(`M${x - 26} 90Q${x + 8} 96 ${x + 34} 76`, darker(skin, 0.55), 7) +
    stroke(`M${x + 40} 68Q${x + 45} 76 ${x + 40} 84`, darker(skin, 0.3), 5),
  whistle: (x, skin) =>
    shape(`M${x - 10} 90a11 10 0 1 0 22 0a11 10 0 1 0 -22 0Z`, darker(skin, 0.6)),
};

type Face = {
  skin: string;
  /** Color of the brows. */
  brow: string;
  mouth: Mouth;
  /** Shift of the features to the right of the middle, for the direction of the gaze. */
  turn?: number;
  /** Position of the lids: 0 awake, 1 closed. */
  lids?: number;
  /** Width of the jaw; 1 is the usual one. */
  jaw?: number;
  lines?: boolean;
};

/** A head without hair; its middle is 0, its chin at 148. */
export function face({ skin, brow, mouth, turn = 0, lids = 0.15, jaw = 1, lines }: Face): string {
  const j = (x: number) => Math.round(x * jaw);
  const head = `M-106 -40C-112 -122 -70 -160 0 -160S112 -122 106 -40C106 30 ${j(96)} 78 ${j(64)} 114Q${j(34)} 148 0 148Q${-j(34)} 148 ${-j(64)} 114C${-j(96)} 78 -106 30 -106 -40Z`;
  const shade = darker(skin, 0.2);
  const ear = (side: number) =>
    lit(`M${side * 102 - 16} -14a16 30 0 1 1 32 0a16 30 0 1 1 -32 0Z`, darker(skin, 0.12), 6, 6, 2);
  const eye = (x: number) => {
    const open = 1 - lids;
    return (
      shape(
        `M${x - 21} -16Q${x} ${-16 - 19 * open} ${x + 21} -16Q${x} ${-16 + 13 * open + 3} ${x - 21} -16Z`,
        '#fff1e2',
      ) +
      (open > 0.3
        ? `<circle cx="${x + turn * 0.16}" cy="-13" r="${8.5 * Math.min(1, open + 0.25)}" fill="#1a1030"/>`
        : '') +
      stroke(
        `M${x - 24} -14Q${x} ${-16 - 22 * open + (lids > 0.7 ? 14 : 0)} ${x + 24} -14`,
        '#1a1030',
        6.5,
      ) +
      stroke(`M${x - 14} ${2 + 6 * open}Q${x} ${8 + 6 * open} ${x + 14} ${2 + 6 * open}`, shade, 4)
    );
  };
  const browAt = (x: number, side: number) =>
    stroke(
      `M${x - 28} ${-50 + (side < 0 ? 6 : -4)}Q${x} ${-68} ${x + 28} ${-50 + (side < 0 ? -4 : 6)}`,
      brow,
      11,
    );
  return (
    ear(-1) +
    ear(1) +
    lit(head, skin, 20, 15, 6) +
    shape(
      `M${turn + 4} -30Q${turn + 34} 26 ${turn + 26} 48Q${turn + 8} 60 ${turn - 2} 50Q${turn + 10} 10 ${turn + 4} -30Z`,
      shade,
    ) +
    eye(turn - 46) +
    eye(turn + 46) +
    browAt(turn - 48, -1) +
    browAt(turn + 48, 1) +
    stroke(`M${turn - 16} 46Q${turn + 2} 60 ${turn + 24} 48`, darker(skin, 0.38), 5) +
    (lines
      ? stroke(
          `M${turn - 50} 52Q${turn - 58} 74 ${turn - 52} 92M${turn + 54} 50Q${turn + 62} 72 ${turn + 56} 90M${turn - 84} -2l-12 6M${turn + 84} -4l12 6M${turn - 30} -96Q${turn} -104 ${turn + 30} -96`,
          darker(skin, 0.25),
          4,
        )
      : '') +
    mouths[mouth](turn * 0.9, skin)
  );
}

/** A hand closed round something upright, seen from the front: four fingers and a thumb. */
export const fist = (skin: string) =>
  lit(
    'M-44 -40Q-50 -56 -30 -58H34Q52 -56 50 -36V36Q50 58 28 60H-26Q-46 58 -46 38Z',
    skin,
    9,
    8,
    3,
  ) + stroke('M-40 -28H40M-42 2H42M-40 32H38', darker(skin, 0.28), 5);

/** An open hand that lies on something: the back of it, the fingers down to the right. */
export const hand = (skin: string) =>
  lit(
    'M-60 -34Q-20 -52 26 -44L74 -30Q88 -22 78 -12L96 -4Q106 6 92 14L98 24Q102 36 86 36L78 38Q74 50 56 46L-10 44Q-50 42 -64 20Z',
    skin,
    8,
    7,
    3,
  ) + stroke('M38 -18L78 -12M40 4L92 14M36 26L86 36', darker(skin, 0.28), 4.5);

export const tones = {
  deep: '#7d4a44',
  brown: '#94604f',
  olive: '#b27a5e',
  tan: '#c98d70',
  pale: '#dba286',
  light: lighter('#dba286', 0.12),
} as const;
