import { chance } from '../posters/forms.ts';
import { at, board, box, disc, shape, stroke } from '../svg.ts';
import { jar } from './jar.ts';
import { fibre, filters, hue, paper, sheen, slope, tooth } from './kit.ts';
import { panel } from './panels.ts';
import { pencil } from './things.ts';

const [w, h] = [1200, 1600];

/** A turned piece of wood between two points; `lit` is the side that the sun is on. */
function limb(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  r1: number,
  r2: number,
  lit: 'a' | 'b',
) {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const r = Math.max(r1, r2);
  return at(
    x1,
    y1,
    shape(
      `M0 ${-r1 * 0.7}Q${long * 0.3} ${-r} ${long * 0.6} ${-(r1 + r2) / 2}T${long} ${-r2 * 0.7}Q${long + r2 * 0.5} 0 ${long} ${r2 * 0.7}Q${long * 0.9} ${r2} ${long * 0.6} ${(r1 + r2) / 2}Q${long * 0.3} ${r} 0 ${r1 * 0.7}Q${-r1 * 0.5} 0 0 ${-r1 * 0.7}Z`,
      `url(#wood-${lit})`,
    ),
    1,
    turn,
  );
}
const joint = (x: number, y: number, r: number) => disc(x, y, r, 'url(#ball)');

/** An artist's wooden figure that says: this way. */
const figure = () =>
  box(504, 900, 12, 320, 3, '#8a7f9c') +
  box(506, 900, 4, 320, 2, '#efe9f5') +
  // Behind: the far leg and arm.
  limb(532, 838, 580, 1010, 40, 30, 'b') +
  joint(582, 1020, 25) +
  limb(584, 1030, 640, 1180, 30, 20, 'b') +
  limb(640, 1196, 714, 1206, 22, 12, 'a') +
  limb(468, 838, 438, 1020, 42, 31, 'b') +
  joint(437, 1030, 26) +
  limb(436, 1042, 400, 1190, 31, 21, 'b') +
  limb(390, 1206, 470, 1212, 24, 13, 'a') +
  shape('M440 790Q500 770 566 790L558 850Q500 890 446 850Z', 'url(#wood-v)') +
  joint(502, 768, 38) +
  shape('M418 520Q502 486 590 520L566 730Q504 764 446 730Z', 'url(#wood-v)') +
  // The jacket.
  shape(
    'M398 500Q440 478 470 486Q502 560 536 486Q570 478 612 500L624 744Q504 790 390 744Z',
    'url(#jacket)',
  ) +
  shape('M398 500Q440 478 470 486L480 540L472 764Q424 758 390 744Z', '#ff9457', 'opacity=".6"') +
  stroke('M503 540V776', '#8c2a10', 7) +
  stroke('M402 590Q450 604 494 596M514 596Q566 604 616 588', '#b8360f', 6) +
  stroke('M391 684Q504 716 622 682', hue.ink, 30) +
  stroke('M391 674Q504 706 622 672', '#5a5272', 4) +
  box(474, 676, 60, 48, 9, '#14101c') +
  box(482, 684, 44, 14, 5, '#6d6585') +
  box(548, 540, 52, 26, 3, '#f8f6ec') +
  stroke('M470 486Q502 560 536 486', '#6d1d0a', 8) +
  limb(502, 470, 502, 500, 24, 24, 'b') +
  joint(502, 452, 22) +
  `<g transform="rotate(9 506 372)"><ellipse cx="506" cy="370" rx="62" ry="84" fill="url(#head)"/><ellipse cx="482" cy="336" rx="16" ry="28" fill="#fff6d6" opacity=".6"/>${stroke('M446 386Q506 412 567 384', '#a9692f', 3, 'opacity=".6"')}</g>` +
  // The near arm up, the other out.
  joint(402, 528, 28) +
  limb(396, 540, 330, 690, 30, 24, 'b') +
  joint(327, 700, 21) +
  limb(332, 708, 420, 790, 24, 17, 'a') +
  limb(424, 796, 466, 800, 19, 9, 'a') +
  joint(610, 528, 28) +
  limb(624, 524, 772, 470, 29, 23, 'a') +
  joint(784, 466, 20) +
  limb(794, 462, 926, 396, 23, 16, 'a') +
  limb(936, 390, 1010, 352, 18, 8, 'a');

/** A wooden figure in a small life jacket points the way; its shadow on a yellow wall does, too. */
export function layFigure(): string {
  const roll = chance(8);
  const plaster = Array.from({ length: 130 }, () => {
    const [x, y] = [roll() * w, roll() * 1150];
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(roll() * 80).toFixed(0)} ${(roll() * 40 - 20).toFixed(0)} ${(60 + roll() * 160).toFixed(0)} ${(roll() * 30 - 15).toFixed(0)}`,
      roll() > 0.5 ? '#fff0a0' : '#c98a05',
      2 + roll() * 5,
      'opacity=".09"',
    );
  }).join('');
  const dark = (content: string) =>
    content
      .replaceAll(/fill="(?!none)[^"]+"/g, 'fill="#3b1e6d"')
      .replaceAll(/stroke="(?!none)[^"]+"/g, 'stroke="#3b1e6d"')
      .replaceAll(/opacity="[^"]+"/g, '');
  return board(
    w,
    h,
    box(0, 0, w, h, 0, 'url(#wall)') +
      plaster +
      fibre(w, 1180, 0.1) +
      at(
        700,
        60,
        paper(
          360,
          250,
          '#fff3d2',
          panel(4, 30, 18, 210) + stroke('M230 80H320M230 120H320M230 160H290', hue.ink, 8),
          8,
        ),
        1,
        3,
      ) +
      box(866, 54, 26, 26, 13, '#7a2410') +
      box(872, 58, 9, 9, 5, '#ffb27a') +
      `<g transform="translate(250 -150) skewX(-8) scale(1.06)" filter="url(#soft)" opacity=".56">${dark(figure())}</g>` +
      `<g transform="translate(110 -10)" filter="url(#soft)" opacity=".4">${dark(jar)}</g>` +
      box(0, 1150, w, 450, 0, 'url(#desk)') +
      `<g transform="translate(0 1150)">${fibre(w, 450, 0.4)}</g>` +
      box(0, 1150, w, 5, 0, '#ffdf8a', 'opacity=".7"') +
      `<g filter="url(#soft)" opacity=".75">${shape('M330 1290Q520 1230 700 1270L1250 1200V1330L720 1340Q500 1370 330 1290Z', '#0e0720')}${shape('M120 1240L420 1215L560 1262L140 1280Z', '#0e0720')}</g>` +
      `<ellipse cx="510" cy="1282" rx="176" ry="52" fill="#5b3420"/><ellipse cx="510" cy="1264" rx="176" ry="52" fill="url(#base)"/><ellipse cx="510" cy="1262" rx="150" ry="42" fill="none" stroke="#7d4a22" stroke-width="3" opacity=".6"/>` +
      figure() +
      jar +
      at(
        640,
        1390,
        paper(
          460,
          190,
          hue.sun,
          panel(0, 12, 10, 170) + panel(2, 148, 10, 170) + panel(3, 284, 10, 170),
          14,
        ),
        1,
        -7,
      ) +
      at(110, 1480, pencil('#f0541e', 440), 1.1, -9) +
      box(0, 0, w, h, 0, 'url(#day)') +
      box(0, 0, w, h, 0, 'url(#edge)') +
      tooth(w, h, 0.12),
    filters(13, 30) +
      sheen +
      slope(
        'wall',
        [0, 200, w, 1200],
        [
          [0, '#ffe27a'],
          [0.4, '#ffcb1f'],
          [1, '#e09a10'],
        ],
      ) +
      slope(
        'desk',
        [0, 1150, 0, h],
        [
          [0, '#54397f'],
          [1, '#21153f'],
        ],
      ) +
      slope(
        'day',
        [0, 300, w, 900],
        [
          [0, '#fff3b0', 0.3],
          [0.5, '#fff3b0', 0],
          [1, '#3b1e6d', 0.26],
        ],
      ) +
      slope(
        'jacket',
        [390, 0, 630, 0],
        [
          [0, '#ff7a35'],
          [0.55, '#ee4f1a'],
          [1, '#8e2413'],
        ],
      ) +
      slope(
        'glass',
        [104, 0, 304, 0],
        [
          [0, '#fff9dd', 0.75],
          [0.3, '#e9ddf4', 0.25],
          [0.8, '#8a76b8', 0.35],
          [1, '#fff', 0.6],
        ],
      ) +
      '<linearGradient id="wood-a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b4"/><stop offset=".45" stop-color="#dd9b4c"/><stop offset="1" stop-color="#6b3434"/></linearGradient><linearGradient id="wood-b" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffe9b4"/><stop offset=".45" stop-color="#dd9b4c"/><stop offset="1" stop-color="#6b3434"/></linearGradient><linearGradient id="wood-v"><stop offset="0" stop-color="#ffe9b4"/><stop offset=".5" stop-color="#dd9b4c"/><stop offset="1" stop-color="#6b3434"/></linearGradient><radialGradient id="ball" cx=".34" cy=".32" r=".75"><stop offset="0" stop-color="#fff2cb"/><stop offset=".5" stop-color="#c98440"/><stop offset="1" stop-color="#4f2430"/></radialGradient><radialGradient id="head" cx=".3" cy=".34" r=".85"><stop offset="0" stop-color="#fff0c4"/><stop offset=".45" stop-color="#e3a658"/><stop offset="1" stop-color="#6b3434"/></radialGradient><radialGradient id="base" cx=".3" cy=".3" r=".9"><stop offset="0" stop-color="#f6c983"/><stop offset="1" stop-color="#8a5230"/></radialGradient><radialGradient id="edge" cx=".42" cy=".42" r=".85"><stop offset=".55" stop-color="#2a124a" stop-opacity="0"/><stop offset="1" stop-color="#2a124a" stop-opacity=".45"/></radialGradient>',
  );
}
