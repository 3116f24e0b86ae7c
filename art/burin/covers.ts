/** Envelopes that have been through the mail, with their stamps and the marks put upon them. */
import type { StampId } from '../../src/homes/creative-portfolio/marks.ts';
import { noise } from '../woven/noise.ts';
import { emptyLayer, type Layer, lay } from './lay.ts';
import { lettered, words } from './lettering.ts';
import { rough } from './noise.ts';
import { colorOf } from './paper.ts';
import { postage } from './scenes/postage.ts';
import { stampPixels } from './stamp.ts';
import { stamps } from './stamps.ts';
import { clamp, mix, smooth } from './vector.ts';

interface Cover {
  readonly paper: string;
  readonly address: readonly string[];
  /** Place and day in the ring, and the text stamped by hand. */
  readonly ring: readonly [place: string, day: string, year: string];
  readonly handstamp: string;
  /** Position of the ring, and the number of waves after it. */
  readonly canceled: readonly [x: number, waves: number];
  readonly stamps: readonly {
    id: StampId | 'postage';
    at: readonly [number, number];
    wide: number;
    turn: number;
  }[];
  readonly striped?: boolean;
  readonly row: number;
}

const units = [2000, 1180] as const;

/** Ring and waves of a canceling machine, about the left foot of the stamps. */
const postmark = ([place, day, year]: Cover['ring'], [x, waves]: Cover['canceled'], y: number) =>
  `<g fill="none" stroke="#fff" stroke-width="7"><circle cx="${x}" cy="${y}" r="132"/><circle cx="${x}" cy="${y}" r="124" stroke-width="2.5"/>` +
  Array.from(
    { length: 6 },
    (_, i) =>
      `<path d="M${x + 150} ${y - 92 + i * 37}q48-26 96 0${'t96 0'.repeat(waves - 1)}" stroke-width="8"/>`,
  ).join('') +
  '</g>' +
  words(x, y - 52, 25, place, { face: 'Burin Text', spacing: 1.6 }) +
  words(x, y + 14, 50, day, { face: 'Burin Black', spacing: 2 }) +
  words(x, y + 76, 40, year, { face: 'Burin Text', spacing: 4 });

const handstamp = (text: string, x: number, y: number, turn: number) => {
  const wide = text.length * 39 + 90;
  return `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - wide / 2}" y="${y - 62}" width="${wide}" height="100" rx="10" fill="none" stroke="#fff" stroke-width="7"/>${words(x, y + 8, 50, text, { face: 'Burin Text', spacing: 6 })}</g>`;
};

/** Paper of an envelope: its folds from behind, worn edges, stripes if it goes by air. */
function envelope(width: number, height: number, { paper, striped, row }: Cover): Layer {
  const scale = width / units[0];
  const layer = emptyLayer(width, height);
  const base = colorOf(paper);
  const stripes = [colorOf('#b32a34'), colorOf('#2a4b8f')] as const;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [ux, uy] = [(x + 0.5) / scale, (y + 0.5) / scale];
      const corner = 10;
      const [qx, qy] = [
        Math.max(30 - ux, ux - 1970, -corner) + corner,
        Math.max(30 - uy, uy - 1150, -corner) + corner,
      ];
      const inside =
        corner -
        Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) -
        2.6 * rough(ux / 14, uy / 14, row, 3);
      const alpha = clamp(inside * scale + 0.5);
      if (alpha === 0) continue;
      // Flaps show through as a change of light.
      const side = Math.min(ux - 30, 1970 - ux) / 1940;
      const flap =
        smooth(-3, 3, uy - 30 - side * 1180) * 0.014 +
        smooth(-3, 3, 1150 - uy - side * 1040) * 0.018;
      const wear =
        smooth(26, 0, inside) * 0.05 +
        0.05 * smooth(0.62, 0.9, rough(ux / 300, uy / 260, row + 2, 4));
      const fiber = (noise(ux / 2.2, uy / 5, row + 5) + noise(ux / 7, uy / 2, row + 6) - 1) * 0.03;
      const light = 1 + flap - wear + fiber + 0.05 * (rough(ux / 700, uy / 500, row + 9, 2) - 0.5);
      const index = (y * width + x) * 4;
      const border = Math.min(ux - 30, 1970 - ux, uy - 30, 1150 - uy);
      const slot = Math.floor((ux + uy) / 62);
      const isStripe = striped && border < 34 && slot % 2 === 0;
      const stripe = stripes[(slot / 2) & 1] as readonly number[];
      for (let k = 0; k < 3; k++) {
        const color = isStripe
          ? mix(base[k] as number, stripe[k] as number, 0.86)
          : (base[k] as number);
        layer.pixels[index + k] = clamp(color * light, 0, 255);
      }
      layer.pixels[index + 3] = alpha * 255;
    }
  return layer;
}

/** Stamps with a rubber or a pen: uneven, since paper is. */
function imprint(
  layer: Layer,
  shares: Float32Array,
  color: string,
  strength: number,
  row: number,
  wear = 1,
): void {
  const ink = colorOf(color);
  const scale = layer.width / units[0];
  shares.forEach((share, index) => {
    if (share <= 0) return;
    const [x, y] = [(index % layer.width) / scale, Math.floor(index / layer.width) / scale];
    const worn =
      strength *
      (1 - wear + wear * smooth(0.12, 0.5, rough(x / 26, y / 26, row, 4))) *
      (0.75 + 0.3 * noise(x / 2, y / 2, row + 4));
    const at = index * 4;
    for (let k = 0; k < 3; k++)
      layer.pixels[at + k] = mix(
        layer.pixels[at + k] as number,
        // Over another ink it multiplies.
        ((layer.pixels[at + k] as number) * (ink[k] as number)) / 255,
        clamp(share * worn),
      );
  });
}

export const coverPixels =
  (cover: Cover) =>
  async (width: number, height: number): Promise<Uint8Array> => {
    const scale = width / units[0];
    const size = { width, height };
    const layer = envelope(width, height, cover);
    const pen = await lettered(
      cover.address
        .map((line, i) =>
          words(700 + i * 46, 660 + i * 108, i === 0 ? 79 : 70, line, {
            face: 'Burin Address',
            anchor: 'start',
          }),
        )
        .join(''),
      units,
      size,
    );
    imprint(layer, pen, '#2b2a3d', 0.98, cover.row + 20, 0.2);
    for (const { id, at, wide, turn } of cover.stamps) {
      const design = id === 'postage' ? postage : stamps[id];
      const px = Math.round(wide * scale * 1.4);
      const pixels = await stampPixels(design, px, cover.row);
      const tall = Math.round((design.height * px) / design.width);
      lay(
        layer,
        { width: px, height: tall, pixels },
        {
          at: [at[0] * scale, at[1] * scale],
          turn,
          scale: 1 / 1.4,
          lift: Math.max(1, Math.round(4 * scale)),
        },
      );
    }
    const ring = await lettered(postmark(cover.ring, cover.canceled, 330), units, size);
    imprint(layer, ring, '#1d1c24', 0.86, cover.row + 30);
    const hand = await lettered(handstamp(cover.handstamp, 520, 1030, -4), units, size);
    imprint(layer, hand, '#7a2b8f', 0.8, cover.row + 40);
    return layer.pixels;
  };

export const covers = {
  paid: {
    paper: '#d5dfe3',
    address: ['Ida Lucero', '411 Swan Street', 'Silver City'],
    ring: ['DEMING, N.M.', 'MAR 3', '2019'],
    handstamp: 'ACCEPTED MAR 19',
    canceled: [950, 8],
    stamps: [
      { id: 'postage', at: [1806, 300], wide: 216, turn: -1 },
      { id: 'apology', at: [1456, 356], wide: 400, turn: 2 },
    ],
    row: 70,
  },
  air: {
    paper: '#f4ead2',
    address: ['Whoever has the truck', 'Rural Route 2', 'Mimbres'],
    ring: ['BAYARD, N.M.', 'NOV 21', '2022'],
    handstamp: 'RIDDEN, BOTH WAYS',
    canceled: [790, 9],
    stamps: [
      { id: 'postage', at: [1800, 300], wide: 216, turn: 2 },
      { id: 'ride', at: [1350, 296], wide: 540, turn: -2.5 },
      { id: 'promise', at: [1700, 730], wide: 340, turn: 3 },
    ],
    striped: true,
    row: 90,
  },
} as const satisfies Record<string, Cover>;
