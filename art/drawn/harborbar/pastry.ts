import { chance } from '../posters/forms.ts';
import { disc, shape, stroke } from '../svg.ts';
import { cherry, cream, crumbs, oval, piece, plate, shadow, standing, steps, tone } from './kit.ts';

/** A knot of cardamom dough, each strand a turn of its own, with pearl sugar. */
export function knot(): string {
  const strand = (x: number, y: number, rx: number, ry: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${piece('dough', oval(x, y, rx, ry), 'url(#baked)')}${stroke(`M${x - rx * 0.7} ${y + ry * 0.1}Q${x} ${y - ry * 0.55} ${x + rx * 0.7} ${y + ry * 0.1}`, '#5c2c0d', 4, 'opacity=".35"')}</g>`;
  const roll = chance(12);
  const sugar = steps(58)
    .map(() => {
      const turn = roll() * 6.28;
      const far = Math.sqrt(roll());
      const [x, y] = [300 + Math.cos(turn) * far * 150, 300 + Math.sin(turn) * far * 92];
      return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="11" height="9" rx="3" fill="#fffdf6" stroke="#c79a63" stroke-width="1.500" transform="rotate(${(roll() * 90).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
    })
    .join('');
  return standing(
    plate() +
      strand(180, 372, 104, 54, 18) +
      strand(420, 372, 104, 54, -18) +
      strand(300, 390, 128, 50, 0) +
      strand(206, 306, 104, 50, -32) +
      strand(394, 306, 104, 50, 32) +
      strand(300, 330, 118, 46, -24) +
      strand(300, 262, 116, 50, 22) +
      strand(268, 226, 76, 40, -28) +
      strand(338, 222, 66, 36, 26) +
      sugar,
    tone('baked', '#8f4513', '#c9782b', '#e8b162'),
  );
}

/** Three plain doughnuts, one on another, fried a little unevenly. */
export function doughnut(): string {
  const ring = (x: number, y: number, rx: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${piece('dough', oval(x, y, rx, 76), 'url(#fried)')}${shape(oval(x, y - 30, rx * 0.3, 17), '#4a210a')}${shape(oval(x, y - 25, rx * 0.25, 12), '#7a3d14')}${stroke(`M${x - rx * 0.97} ${y + 14}Q${x} ${y + 46} ${x + rx * 0.97} ${y + 14}`, '#f0c98a', 9, 'opacity=".75"')}</g>`;
  return standing(
    plate() +
      ring(290, 372, 190, 1) +
      ring(318, 268, 176, -3) +
      ring(286, 168, 164, 5) +
      crumbs(300, 444, 200, 10, 30, 5),
    tone('fried', '#b9661f', '#d88f3d', '#b0601f'),
  );
}

/** A half moon of crust, crimped, with three cuts that have let the cherries out. */
export function handpie(): string {
  const teeth = steps(21)
    .map((i) => {
      const turn = Math.PI * (1 - i / 20);
      const [x, y] = [300 + Math.cos(turn) * 232, 408 - Math.sin(turn) * 262];
      return piece('dough', oval(x, y, 24, 21), '#dba155');
    })
    .join('');
  const cuts = [-62, 0, 62]
    .map((x, i) => {
      const [cx, cy] = [300 + x, 268 + Math.abs(x) * 0.28];
      return `<g transform="rotate(${x * 0.34} ${cx} ${cy})">${piece('jam', `M${cx - 13} ${cy - 46}Q${cx + 4} ${cy - 60} ${cx + 13} ${cy - 44}L${cx + 15} ${cy + 46}Q${cx + 2} ${cy + 62 + i * 10} ${cx - 13} ${cy + 46}Z`, '#9c0f24')}</g>`;
    })
    .join('');
  return standing(
    plate(252) +
      teeth +
      piece(
        'crust',
        'M72 428Q84 168 300 162Q516 168 528 428Q420 446 300 446T72 428Z',
        'url(#lard)',
      ) +
      cuts +
      piece(
        'jam',
        'M372 334Q396 330 394 366Q398 420 416 442Q404 462 380 452Q366 432 372 390Z',
        '#8e0b20',
      ) +
      crumbs(300, 448, 210, 9, 26, 9),
    tone('lard', '#b3661f', '#d99a4a', '#eec584'),
  );
}

/** A tall cut of cake, its top a pavement of cherries in their syrup. */
export function cake(): string {
  const roll = chance(3);
  const fruit = steps(22)
    .map((i) => {
      const [x, y] = [128 + (i % 11) * 35 + roll() * 8, (i < 11 ? 178 : 204) + roll() * 9];
      return `${piece('jam', oval(x, y, 23, 21), ['#b3162e', '#8e0b20', '#c9243a'][i % 3] ?? cherry)}`;
    })
    .join('');
  const holes = steps(90)
    .map(() =>
      disc(112 + roll() * 372, 256 + roll() * 166, 1.5 + roll() * 4.5, '#a9743a', 'opacity=".5"'),
    )
    .join('');
  return standing(
    plate(256) +
      piece('crumb', 'M100 214H500L494 430Q300 448 106 430Z', 'url(#sponge)') +
      holes +
      shape('M100 406Q300 424 496 406L494 430Q300 448 106 430Z', '#b06f2b', 'opacity=".8"') +
      piece(
        'jam',
        'M92 190Q300 160 508 190Q514 232 494 236Q486 284 470 284Q456 282 452 242Q380 250 352 244Q350 300 334 306Q316 302 312 246Q220 252 176 242Q172 270 158 272Q144 268 140 238Q96 240 92 190Z',
        '#7d0a1c',
      ) +
      fruit,
    tone('sponge', '#f6dc9c', '#efcb83', '#d9a65a'),
  );
}

/** Draws the remains of any pastry. */
export function leftOver(): string {
  return standing(plate() + crumbs(290, 438, 140, 11, 110, 21) + crumbs(330, 441, 190, 12, 36, 22));
}

/** A slice of pie: crust, prunes, sweet cheese. */
export function belgian(): string {
  return standing(
    plate(256) +
      piece('dough', 'M70 318L530 268L536 330L74 398Z', '#d99c4f') +
      piece('crumb', 'M74 384L536 318L528 408Q300 444 82 428Z', '#c98a41') +
      piece('jam', 'M76 340L534 282L534 350L78 408Z', '#3c1426') +
      piece('dough', 'M70 300L300 196Q430 206 532 250L536 296L74 362Z', '#fff1cf') +
      piece(
        'crust',
        'M300 196Q320 176 352 184Q470 200 540 244Q558 262 538 300Q516 268 300 196Z',
        '#c98639',
      ) +
      shape(
        'M190 276Q250 250 300 262Q340 278 290 296Q220 312 190 276Z',
        '#e9b765',
        'opacity=".7"',
      ) +
      shape('M370 256Q410 244 440 262Q436 282 400 280Z', '#e9b765', 'opacity=".6"') +
      crumbs(250, 446, 190, 9, 26, 31),
  );
}

/** One round of rye, slashed and floured, a slice of it in front with butter. */
export function limpa(): string {
  const roll = chance(8);
  const flour = steps(240)
    .map(() => {
      const turn = roll() * 6.28;
      const far = Math.sqrt(roll());
      return disc(
        290 + Math.cos(turn) * far * 190,
        250 + Math.sin(turn) * far * 92,
        0.8 + roll() * 3,
        cream,
        `opacity="${(0.25 + roll() * 0.5).toFixed(2)}"`,
      );
    })
    .join('');
  const slash = (d: string) => piece('crumb', d, '#d6a765');
  return standing(
    shadow(300, 250) +
      piece(
        'crust',
        'M48 414Q36 176 292 168Q548 176 540 414Q536 458 470 458H116Q52 458 48 414Z',
        'url(#rye)',
      ) +
      slash('M150 262Q210 208 262 200Q230 236 190 300Q160 306 150 262Z') +
      slash('M262 300Q300 222 360 196Q352 250 318 326Q276 340 262 300Z') +
      slash('M392 318Q404 252 448 222Q466 268 452 336Q412 356 392 318Z') +
      flour +
      piece('crumb', 'M352 462Q330 296 446 290Q566 296 548 462Z', '#5a2b12') +
      piece('crumb', 'M370 462Q354 314 446 308Q544 314 530 462Z', '#b98150') +
      piece(
        'china',
        'M396 376Q440 356 500 372Q512 398 488 410Q430 420 402 408Q386 392 396 376Z',
        '#ffe08a',
      ),
    tone('rye', '#4f2410', '#74391a', '#5a2b12'),
  );
}
