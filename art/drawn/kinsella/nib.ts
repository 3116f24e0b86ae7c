import { chance } from '../posters/forms.ts';
import { at, board, box, shape, stroke } from '../svg.ts';
import { fibre, filters, slope, tooth } from './kit.ts';

const [w, h] = [1600, 1200];

const blade =
  'M0 0C70 -22 160 -58 300 -88C420 -112 560 -116 640 -92L700 -84V84L640 92C560 116 420 112 300 88C160 58 70 22 0 0Z';

/** The nib: steel, its slit and vent, the ferrule, the holder; its point is at 0, 0. */
const pen =
  shape('M660 -70L780 -78V78L660 70Z', 'url(#ferrule)') +
  [690, 716, 742].map((x) => box(x, -80, 7, 160, 2, '#2a1d3c', 'opacity=".55"')).join('') +
  shape('M780 -84C900 -120 1120 -104 1500 -96V96C1120 104 900 120 780 84Z', 'url(#holder)') +
  shape(
    'M800 -70C920 -96 1120 -82 1500 -76V-58C1120 -60 920 -62 800 -40Z',
    '#ff9b6c',
    'opacity=".55"',
  ) +
  shape(blade, 'url(#steel)') +
  shape(
    'M20 -4C120 -34 240 -66 330 -80C440 -98 560 -98 640 -80V-52C540 -66 400 -62 300 -46C190 -28 90 -10 20 -4Z',
    '#fff8dc',
    'opacity=".75"',
  ) +
  shape(
    'M20 5C120 30 240 58 330 74C440 92 560 94 640 78V58C520 70 380 62 280 42C180 24 90 10 20 5Z',
    '#2a1742',
    'opacity=".45"',
  ) +
  stroke('M2 0H372', '#1a1024', 4) +
  stroke('M40 3H372', '#fff3c4', 1.5, 'opacity=".7"') +
  shape('M366 0C372 -26 430 -34 452 0C430 34 372 26 366 0Z', '#150d1f') +
  stroke('M376 14C400 28 434 24 448 6', '#fff3c4', 4) +
  stroke('M210 -40Q290 -66 360 -60M210 40Q290 66 360 60', '#6a4a1c', 4, 'opacity=".7"') +
  // The ink it still carries.
  shape('M2 0C60 -12 130 -24 190 -34Q214 0 190 34C130 24 60 12 2 0Z', '#0c0912', 'opacity=".93"') +
  shape(
    'M40 -9C90 -18 140 -27 184 -31Q190 -20 188 -12C130 -12 80 -8 40 -9Z',
    '#8d7fd0',
    'opacity=".6"',
  ) +
  stroke('M470 -40q30 40 0 80M500 -44q34 44 0 88', '#6a4a1c', 4, 'opacity=".6"');

/** A steel nib from two inches away, on the wet line it has just drawn round an orange wash. */
export function nib(): string {
  const roll = chance(31);
  const hairs = Array.from({ length: 260 }, () => {
    const [x, y] = [roll() * w, roll() * h];
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(roll() * 40 - 20).toFixed(0)} ${(roll() * 26 - 13).toFixed(0)} ${(roll() * 80 - 40).toFixed(0)} ${(roll() * 30 - 15).toFixed(0)}`,
      roll() > 0.5 ? '#fffdf0' : '#b78f4e',
      1 + roll() * 1.6,
      `opacity="${(0.12 + roll() * 0.3).toFixed(2)}"`,
    );
  }).join('');
  const wash =
    'M-200 1360V640C-60 490 170 430 330 452C420 470 500 560 560 690C640 840 690 1010 704 1360Z';
  const pools = Array.from({ length: 26 }, () => {
    const [x, y] = [roll() * 520 - 20, 620 + roll() * 560];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(40 + roll() * 120).toFixed(0)}" ry="${(20 + roll() * 50).toFixed(0)}" fill="${roll() > 0.5 ? '#ff9a4a' : '#d23c10'}" opacity="${(0.08 + roll() * 0.12).toFixed(2)}"/>`;
  }).join('');
  const line =
    'M-160 640C-120 590 -80 550 -40 520S180 408 336 432C446 452 530 548 586 668C606 716 624 758 640 800';
  return board(
    w,
    h,
    box(0, 0, w, h, 0, 'url(#sheet)') +
      fibre(w, h, 0.22) +
      `<g filter="url(#rag)">${shape(wash, '#f26a2a', 'opacity=".92"')}<clipPath id="w"><path d="${wash}"/></clipPath><g clip-path="url(#w)">${pools}</g>${stroke(wash, '#c23a10', 10, 'opacity=".55"')}</g>` +
      hairs +
      stroke('M860 40C1000 250 1240 300 1640 250', '#8b7cae', 3, 'opacity=".55"') +
      stroke(
        'M-20 500C90 420 220 390 350 416C460 440 540 520 610 650C700 830 720 1010 730 1220',
        '#8b7cae',
        4,
        'opacity=".6"',
      ) +
      `<g filter="url(#rag)">${stroke(line, '#120c18', 34)}</g>` +
      stroke(
        'M-40 508C60 436 184 398 336 422C440 440 520 528 574 640',
        '#a99be0',
        5,
        'opacity=".8"',
      ) +
      stroke(
        'M470 500C520 548 560 620 588 690',
        '#fff',
        6,
        'opacity=".75" stroke-dasharray="70 18 26 400"',
      ) +
      `<g transform="translate(640 800)"><ellipse cx="4" cy="6" rx="30" ry="22" fill="#0c0912"/><ellipse cx="-6" cy="-2" rx="9" ry="5" fill="#b9aef0" opacity=".8"/></g>` +
      `<g transform="translate(644 806) rotate(-14)" filter="url(#near)" opacity=".62">${shape(blade, '#32155e')}${shape('M660 -80H2000V130H700Z', '#32155e')}</g>` +
      at(640, 800, pen, 1, -38) +
      box(0, 0, w, h, 0, 'url(#lens)') +
      box(0, 0, w, h, 0, 'url(#low)') +
      tooth(w, h, 0.14),
    filters() +
      '<filter id="near" x="-20%" y="-60%" width="150%" height="220%"><feGaussianBlur stdDeviation="16"/></filter><filter id="rag" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="3" seed="3"/><feDisplacementMap in="SourceGraphic" scale="9"/></filter>' +
      slope(
        'sheet',
        [0, 0, w, h],
        [
          [0, '#fff6d8'],
          [0.5, '#fbe3ac'],
          [1, '#d7a868'],
        ],
      ) +
      slope(
        'steel',
        [0, -110, 0, 110],
        [
          [0, '#fff0b4'],
          [0.28, '#e3b04a'],
          [0.5, '#f7d98c'],
          [0.7, '#9a6a2a'],
          [1, '#4a2a30'],
        ],
      ) +
      slope(
        'ferrule',
        [0, -80, 0, 80],
        [
          [0, '#8d84a8'],
          [0.3, '#f6f2ff'],
          [0.6, '#6d6389'],
          [1, '#251a38'],
        ],
      ) +
      slope(
        'holder',
        [0, -110, 0, 110],
        [
          [0, '#c8441a'],
          [0.35, '#f0541e'],
          [0.7, '#8c2512'],
          [1, '#3a0f1d'],
        ],
      ) +
      slope(
        'low',
        [0, 0, w, h * 0.6],
        [
          [0, '#ffcb1f', 0.28],
          [0.5, '#ffcb1f', 0.05],
          [1, '#3b1e6d', 0.22],
        ],
      ) +
      '<radialGradient id="lens" cx=".42" cy=".62" r=".85"><stop offset=".45" stop-color="#2a124a" stop-opacity="0"/><stop offset="1" stop-color="#2a124a" stop-opacity=".5"/></radialGradient>',
  );
}
