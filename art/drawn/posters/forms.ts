import { box, disc, shape, stroke } from '../svg.ts';

/** Colours of a poster: ground, ink of the words, and what the form is made of. */
export type Inks = {
  readonly ground: string;
  readonly ink: string;
  readonly a: string;
  readonly b: string;
  readonly c: string;
};

/** A form fills the field from (0, 0) to (900, 900), which the poster places. */
export type Form = (inks: Inks, seed: number) => string;

/** Numbers from 0 to 1 that are the same at every run. */
export function chance(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

const steps = (count: number) => Array.from({ length: count }, (_, i) => i);
const n = (value: number) => value.toFixed(1);

/** Quarter discs in a grid, each turned by chance. */
const quarters: Form = ({ a, b, c }, seed) => {
  const roll = chance(seed);
  const size = 180;
  return steps(25)
    .map((i) => {
      const [x, y] = [(i % 5) * size, Math.floor(i / 5) * size];
      const fill = [a, b, c, a][Math.floor(roll() * 4)] ?? a;
      const turn = Math.floor(roll() * 4) * 90;
      const quarter = shape(`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`, fill);
      return `<g transform="translate(${x} ${y}) rotate(${turn} 90 90)">${quarter}</g>`;
    })
    .join('');
};

/** Rings round a point outside the middle. */
const rings: Form = ({ a, b }, seed) => {
  const x = seed % 2 ? 900 : 220;
  return steps(13)
    .map((i) =>
      disc(x, 640, 760 - i * 58, 'none', `stroke="${i % 4 === 2 ? b : a}" stroke-width="29"`),
    )
    .join('');
};

/** Stripes that shift where a disc crosses them. */
const shifted: Form = ({ a, b }, seed) => {
  const stripes = (dx: number, fill: string) =>
    steps(15)
      .map((i) => box(i * 72 + dx - 72, 0, 36, 900, 0, fill))
      .join('');
  const id = `lens${seed}`;
  return `<clipPath id="${id}"><circle cx="470" cy="450" r="330"/></clipPath>${stripes(0, a)}${disc(470, 450, 330, b)}<g clip-path="url(#${id})">${stripes(36, a)}</g>`;
};

/** A raster of dots that grow towards one corner. */
const raster: Form = ({ a, b }, seed) =>
  steps(256)
    .map((i) => {
      const [col, line] = [i % 16, Math.floor(i / 16)];
      const wave = Math.sin(col * 0.42 + seed) + Math.cos(line * 0.36 + col * 0.12);
      const r = 5 + 21 * ((wave + 2) / 4) ** 1.2;
      return disc(28 + col * 56, 28 + line * 56, Number(n(r)), wave > 1.35 ? b : a);
    })
    .join('');

/** Half discs piled up. */
const halves: Form = ({ a, b, c }, seed) =>
  steps(5)
    .map((i) => {
      const [y, fill] = [180 * (i + 1), [a, b, a, c, a][(i + seed) % 5] ?? a];
      const x = 300 + ((i * 7 + seed * 3) % 4) * 100;
      return shape(`M${x - 300} ${y}A300 180 0 0 1 ${x + 300} ${y}Z`, fill);
    })
    .join('');

/** Slanting bars of growing width. */
const bars: Form = ({ a, b, c }, seed) => {
  const slant = seed % 2 ? 320 : -320;
  let x = -320;
  return steps(13)
    .map((i) => {
      const w = 14 + i * 9;
      const d = `M${x} 900L${x + slant} 0h${w}L${x + w} 900Z`;
      x += w + 46;
      return shape(d, i === 7 ? b : i === 10 ? c : a);
    })
    .join('');
};

/** Lines that ripple over a hidden hill. */
const ripples: Form = ({ a, b }, seed) =>
  steps(31)
    .map((i) => {
      const y = 20 + i * 29;
      const points = steps(61).map((k) => {
        const x = k * 15;
        const hill =
          Math.exp(-(((x - 430 - (seed % 3) * 60) / 190) ** 2)) *
          Math.exp(-(((y - 470) / 230) ** 2));
        const lift = hill * (150 + 40 * Math.sin(x * 0.03 + i * 0.5));
        return `${k ? 'L' : 'M'}${x} ${n(y - lift)}`;
      });
      return stroke(points.join(''), i % 9 === 4 ? b : a, 9);
    })
    .join('');

/** Three discs whose colours multiply where they meet. */
const meeting: Form = ({ a, b, c }, seed) => {
  const turn = seed * 0.9;
  return [a, b, c]
    .map((fill, i) => {
      const t = turn + (i * Math.PI * 2) / 3;
      return disc(
        Math.round(450 + 165 * Math.cos(t)),
        Math.round(450 + 165 * Math.sin(t)),
        270,
        fill,
        'style="mix-blend-mode:multiply"',
      );
    })
    .join('');
};

/** A chequerboard that swells in the middle. */
const swell: Form = ({ a, b }, seed) => {
  const place = (i: number) => {
    const t = i / 12;
    return 900 * (t + 0.052 * Math.sin(t * Math.PI * 2 + (seed % 2) * Math.PI));
  };
  return steps(144)
    .filter((i) => ((i % 12) + Math.floor(i / 12)) % 2 === 0)
    .map((i) => {
      const [col, line] = [i % 12, Math.floor(i / 12)];
      const [x, y] = [place(col), place(line)];
      return box(
        Number(n(x)),
        Number(n(y)),
        Number(n(place(col + 1) - x)),
        Number(n(place(line + 1) - y)),
        0,
        (col * 5 + line * 3) % 17 === 0 ? b : a,
      );
    })
    .join('');
};

/** Rays from the foot of the field, and a disc on the horizon. */
const rays: Form = ({ a, b, c }, seed) => {
  const fan = steps(18)
    .filter((i) => i % 2 === seed % 2)
    .map((i) => {
      const edge = (k: number) => {
        const t = Math.PI + (Math.PI * k) / 18;
        return `${n(450 + 1100 * Math.cos(t))} ${n(900 + 1100 * Math.sin(t))}`;
      };
      return shape(`M450 900L${edge(i)}L${edge(i + 1)}Z`, i % 3 ? a : c);
    })
    .join('');
  return fan + shape('M190 900A260 260 0 0 1 710 900Z', b);
};

/** Stairs seen from the side, a ball on each third step. */
const stairs: Form = ({ a, b, c }, seed) =>
  steps(6)
    .map((i) => {
      const [x, y] = [i * 150, 750 - i * 150];
      const ball = i % 2 === seed % 2 ? disc(x + 75, y - 75, 75, i === 3 ? c : b) : '';
      return box(x, y, 151, 900 - y, 0, a) + ball;
    })
    .join('');

/** Long rounded bars that interlock. */
const weave: Form = ({ a, b, c }, seed) => {
  const roll = chance(seed + 40);
  return steps(10)
    .map((line) => {
      let x = -40;
      let row = '';
      while (x < 900) {
        const w = 90 + Math.floor(roll() * 5) * 60;
        row += box(x, line * 90 + 8, w - 16, 74, 37, [a, a, b, c][Math.floor(roll() * 4)] ?? a);
        x += w;
      }
      return row;
    })
    .join('');
};

export const forms = {
  quarters,
  rings,
  shifted,
  raster,
  halves,
  bars,
  ripples,
  meeting,
  swell,
  rays,
  stairs,
  weave,
};
