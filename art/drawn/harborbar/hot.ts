import { chance } from '../posters/forms.ts';
import { shape, stroke } from '../svg.ts';
import {
  butter,
  cherry,
  coffee,
  cream,
  crumbs,
  ground,
  oval,
  piece,
  plate,
  shadow,
  standing,
  steps,
  tone,
} from './kit.ts';

/** Steam as a few soft strokes. */
const steam = (x: number, y: number) =>
  [-60, 0, 58]
    .map((far, i) =>
      stroke(
        `M${x + far} ${y}C${x + far - 26} ${y - 40} ${x + far + 34} ${y - 62 - i * 6} ${x + far + 4} ${y - 112}`,
        '#fff8ea',
        15,
        'opacity=".8" filter="url(#mist)"',
      ),
    )
    .join('');

/** The house's mug: thick, two lines, a bridge that is up. */
export function mug(): string {
  const leaf = (d: string) => shape(d, cherry);
  return standing(
    shadow(290, 170) +
      stroke('M398 232Q516 218 510 314Q502 398 392 402', '#d8c39c', 50) +
      stroke('M398 230Q510 216 504 312Q496 392 392 398', cream, 40) +
      piece(
        'china',
        `M116 168L140 418Q146 ${ground} 196 ${ground}H364Q414 ${ground} 420 418L444 168Z`,
        'url(#mugTone)',
      ) +
      shape('M120 206Q280 238 440 206L438 228Q280 260 122 228Z', cherry) +
      shape('M138 412Q280 438 422 412L420 424Q280 450 140 424Z', cherry) +
      piece('china', oval(280, 168, 166, 44), '#fff6e4') +
      shape(oval(280, 172, 146, 34), coffee) +
      stroke('M140 178Q280 222 420 178', '#a9672f', 7) +
      shape(oval(230, 166, 46, 9), '#7a4522') +
      leaf('M190 342L258 272L276 286L206 358Z') +
      leaf('M370 342L302 272L284 286L354 358Z') +
      leaf('M214 356H346Q344 402 280 402T214 356Z') +
      steam(280, 140),
    tone('mugTone', '#fff4df', '#f6e6c6', '#e8d1a6'),
  );
}

/** Egg, ham and mustard in a rye roll. */
export function roll(): string {
  const chanceOf = chance(6);
  const seeds = steps(60)
    .map(() => {
      const turn = chanceOf() * 3.14;
      const far = Math.sqrt(chanceOf());
      const [x, y] = [300 + Math.cos(turn) * far * 178, 262 - Math.sin(turn) * far * 92];
      return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="7" ry="3.500" fill="#f3d9a0" stroke="#5a2b12" transform="rotate(${(chanceOf() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
    })
    .join('');
  return standing(
    plate(246) +
      piece('crust', 'M92 392Q96 446 170 448H430Q504 446 508 392Z', '#8a4c20') +
      piece(
        'dough',
        'M74 366Q110 350 150 366T240 366T330 366T420 366T526 360Q540 396 500 400Q440 392 400 404Q330 392 290 406Q230 392 180 404Q110 398 84 394Z',
        '#f0a39a',
      ) +
      piece(
        'dough',
        'M84 344Q130 372 190 352T310 356T430 350T520 340Q534 372 492 376Q420 366 380 380Q300 366 250 382Q180 368 110 376Q76 372 84 344Z',
        '#e98d88',
      ) +
      piece(
        'china',
        'M78 324Q300 296 524 322Q546 346 510 352Q470 348 450 366Q430 350 380 350Q300 360 250 350Q200 346 180 360Q160 348 110 352Q60 348 78 324Z',
        '#fffaf0',
      ) +
      piece(
        'jam',
        'M300 300Q400 296 428 324Q436 348 420 388Q404 396 398 352Q300 360 262 336Q262 306 300 300Z',
        butter,
      ) +
      piece(
        'crust',
        'M88 314Q84 150 300 146Q516 150 512 314Q500 328 300 326T88 314Z',
        'url(#bun)',
      ) +
      seeds +
      stroke('M120 332Q180 344 240 332', '#a97a10', 8),
    tone('bun', '#6b3413', '#9a5424', '#7a4019'),
  );
}

/** Stew in a deep bowl: chicken, carrot, peas, and a heel of rye. */
export function booyah(): string {
  const chanceOf = chance(14);
  const bits = steps(44)
    .map((i) => {
      const turn = chanceOf() * 6.28;
      const far = Math.sqrt(chanceOf()) * 0.92;
      const [x, y] = [300 + Math.cos(turn) * far * 196, 262 + Math.sin(turn) * far * 36];
      const [fill, rx, ry] = (
        [
          ['#e8742a', 20, 12],
          ['#f7e0b0', 27, 14],
          ['#6f9a3c', 9, 8],
          ['#f3d7a0', 22, 10],
        ] as const
      )[i % 4] ?? [cream, 9, 8];
      return piece('dough', oval(x, y, rx, ry), fill);
    })
    .join('');
  return standing(
    shadow(300, 210) +
      piece('crumb', 'M392 250Q380 120 470 104Q560 110 556 262Z', '#5a2b12') +
      piece('crumb', 'M408 250Q400 134 470 122Q544 128 540 262Z', '#b98150') +
      piece(
        'china',
        `M52 262Q66 ${ground} 226 ${ground}H374Q534 ${ground} 548 262Z`,
        'url(#bowl)',
      ) +
      shape('M62 318Q300 390 538 318L533 340Q300 414 67 340Z', cream) +
      piece('china', oval(300, 262, 248, 58), '#d23a4a') +
      shape(oval(300, 264, 222, 44), '#b9691f') +
      bits +
      steam(250, 190),
    tone('bowl', '#c9243a', '#b3162e', '#8a0f22'),
  );
}

/** Two halves of a sandwich, one on the other, and the cheese that got away. */
export function cheese(): string {
  const half = (turn: number, x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${piece('crumb', 'M-210 0L0 -210L210 0Z', 'url(#toast)')}${piece('jam', 'M-214 6L214 6L206 34Q180 30 168 34Q166 74 150 76Q134 72 130 36Q60 30 20 36Q18 58 6 60Q-8 56 -10 36Q-100 30 -206 34Z', '#f5b22e')}${piece('crumb', 'M-208 32Q0 24 208 32L198 62Q0 72 -198 62Z', '#a9642a')}</g>`;
  const marks = [-90, -30, 30, 90]
    .map((x) =>
      stroke(`M${322 + x} ${300 - Math.abs(x) * 0.4}l-26 66`, '#5c2c0d', 10, 'opacity=".42"'),
    )
    .join('');
  return standing(
    plate(252) + half(-3, 268, 382) + half(4, 330, 376) + marks + crumbs(300, 448, 220, 8, 30, 41),
    tone('toast', '#b5702b', '#d3923f', '#a9612a'),
  );
}
