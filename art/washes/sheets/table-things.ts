import { along, flat, grades, oval, paint, reserve, round, strokes } from '../brush.ts';
import type { Wash } from '../wash.ts';

/** An enamel kettle. */
export const kettle: readonly Wash[] = [
  reserve(
    round(
      '424 470, 432 418, 470 390, 520 386, 566 396, 594 430, 602 486, 590 522, 540 536, 480 536, 438 522',
    ),
  ),
  reserve(round('586 440, 622 414, 640 384, 658 380, 664 388, 650 404, 634 446, 600 486')),
  paint(
    round(
      '424 470, 432 418, 470 390, 520 386, 566 396, 594 430, 602 486, 590 522, 540 536, 480 536, 438 522',
    ),
    '#d4587a',
    {
      rough: 1.2,
      rim: 0.55,
      mottle: 0.4,
      flow: (x, y) => 0.55 + 0.65 * grades(590, 440, 0, 1)(x) * grades(390, 530, 0.75, 1)(y),
    },
  ),
  paint(
    round(
      '424 470, 432 424, 452 404, 456 440, 470 490, 520 520, 588 518, 560 534, 480 537, 438 522',
    ),
    '#a83a62',
    { rough: 2, soft: 3, depth: 0.9 },
  ),
  paint(
    round('586 440, 622 414, 640 384, 658 380, 664 388, 650 404, 634 446, 600 486'),
    '#c44a70',
    { rough: 1, rim: 0.6 },
  ),
  paint(round('462 393, 512 380, 566 394, 552 402, 514 404, 474 402'), '#b84468', { rough: 0.8 }),
  paint(oval(514, 376, 10, 8), '#3d3440', { rough: 0.6, depth: 1.1 }),
  paint(strokes(9, along('446 404, 438 330, 480 296, 530 292, 576 318, 584 400')), '#4d4550', {
    rough: 0.8,
    rim: 0.6,
    flow: (_x, y) => 0.8 + 0.4 * grades(300, 400, 0, 1)(y),
  }),
  paint(
    strokes(5, along('556 420, 574 446, 580 480')) + strokes(3, 'M630 408L642 392'),
    '#fff4f0',
    { gouache: true, rough: 1.5, depth: 0.9, soft: 0.8 },
  ),
];

const handle = 'M747 507C772 498 790 514 776 534C768 546 754 549 742 546';
/** Coffee, hot. */
export const cup: readonly Wash[] = [
  reserve(
    round('652 496, 670 484, 732 484, 750 494, 746 540, 730 566, 700 572, 674 566, 658 540', 0.8),
  ),
  paint(strokes(11, handle), '#ffffff', { gouache: true, rough: 0.6 }),
  paint(strokes(9, handle), '#c9d0dc', { rough: 0.6, rim: 0.8, rimWidth: 3 }),
  paint(round('652 496, 750 494, 746 540, 730 566, 700 572, 674 566, 658 540', 0.8), '#e4e6ea', {
    rough: 1,
    rim: 0.6,
    flow: (x) => grades(750, 660, 0.15, 1.3)(x),
  }),
  paint(oval(701, 496, 49, 13), '#8a5a44', {
    rough: 0.8,
    depth: 1.2,
    flow: (x) => grades(655, 745, 1.1, 0.6)(x),
  }),
  paint(strokes(4, 'M652 496A49 13 0 1 1 750 496A49 13 0 1 1 652 496'), '#5576a8', {
    rough: 0.8,
    rim: 0.2,
    dry: 0.1,
  }),
  paint(
    round('686 470, 676 440, 696 410, 684 376, 696 372, 710 408, 694 442, 704 474'),
    '#ffffff',
    { lift: true, depth: 0.55, soft: 5, rough: 6 },
  ),
];

const crust = round(
  '794 520, 800 474, 838 446, 890 440, 938 456, 962 494, 956 530, 890 546, 820 544',
);
const board = flat('764 544, 990 522, 1004 566, 756 592');
/** A loaf on its board. */
export const loaf: readonly Wash[] = [
  reserve(board),
  paint(board, '#d3a777', { rough: 1.4, rim: 0.5, mottle: 0.6 }),
  paint(
    strokes(1.5, along('790 566, 860 556, 980 546'), along('780 580, 880 566, 990 558')),
    '#9c7050',
    { rough: 1, dry: 0.2, rim: 0 },
  ),
  paint(flat('756 592, 1004 566, 1004 576, 758 604'), '#805c50', { rough: 1.4, depth: 0.9 }),
  paint(round('770 556, 800 536, 950 528, 970 540, 900 560, 800 568'), '#8d6455', {
    soft: 4,
    rough: 3,
    depth: 0.9,
  }),
  reserve(crust),
  paint(crust, '#e3a85a', {
    rough: 1.6,
    rim: 0.5,
    mottle: 0.7,
    flow: (x, y) => 0.55 + 0.6 * grades(445, 540, 0, 1)(y) + 0.15 * Math.sin(x / 17),
  }),
  paint(
    round('794 522, 806 490, 850 506, 900 516, 958 500, 956 532, 890 548, 820 546'),
    '#a96338',
    { rough: 5, soft: 7, depth: 0.85 },
  ),
  paint(round('800 486, 836 452, 880 446, 868 462, 830 482, 812 500'), '#b86f3c', {
    rough: 5,
    soft: 3,
    depth: 0.6,
    dry: 0.3,
  }),
  paint(
    strokes(
      8,
      along('828 480, 846 462, 858 450'),
      along('864 484, 886 464, 896 450'),
      along('902 486, 922 468, 930 458'),
    ),
    '#fff3dc',
    { gouache: true, depth: 0.85, rough: 2, dry: 0.2 },
  ),
  paint(
    strokes(2.5, along('834 484, 852 466, 864 452'), along('870 488, 892 468, 902 454')),
    '#8a4c2c',
    { rough: 1.6, dry: 0.1, rim: 0 },
  ),
];

/** Two pears in a bowl. */
export const pears: readonly Wash[] = [
  reserve(
    round(
      '232 490, 236 462, 258 440, 266 410, 280 398, 294 410, 298 440, 318 464, 322 500, 290 520, 250 516',
    ),
  ),
  reserve(
    round(
      '322 496, 320 470, 336 450, 352 424, 372 420, 380 440, 378 470, 388 496, 366 518, 326 516',
    ),
  ),
  paint(
    round(
      '232 490, 236 462, 258 440, 266 410, 280 398, 294 410, 298 440, 318 464, 322 500, 290 520, 250 516',
    ),
    '#dfbd4e',
    { rough: 1.4, rim: 0.6, flow: (x) => grades(320, 236, 0.6, 1.2)(x) },
  ),
  paint(round('236 500, 238 464, 258 446, 262 480, 284 512, 254 516'), '#c97a52', {
    rough: 3,
    soft: 6,
  }),
  paint(
    round(
      '310 496, 316 470, 336 450, 352 424, 372 420, 380 440, 378 470, 388 496, 366 518, 326 516',
    ),
    '#c9c05e',
    { rough: 1.4, rim: 0.6 },
  ),
  paint(round('312 500, 320 472, 334 486, 352 510, 330 518'), '#86904a', { rough: 3, soft: 5 }),
  paint(strokes(4, along('281 400, 284 386, 294 376'), along('370 422, 376 408')), '#6a4a36', {
    rough: 0.8,
    rim: 0.3,
  }),
  paint(
    round('196 492, 300 504, 408 492, 398 536, 352 572, 300 578, 246 570, 208 536', 0.7),
    '#ffffff',
    { gouache: true, rough: 0.8 },
  ),
  paint(
    round('196 492, 300 504, 408 492, 398 536, 352 572, 300 578, 246 570, 208 536', 0.7),
    '#9fb6cf',
    { rough: 1, rim: 0.6, flow: (x) => grades(400, 210, 0.25, 1.15)(x) },
  ),
  paint(strokes(4.5, along('200 506, 250 516, 300 519, 352 516, 404 506')), '#4c6c9c', {
    rough: 1,
    dry: 0.12,
    rim: 0.2,
  }),
];
