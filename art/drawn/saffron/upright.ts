import { chance } from '../posters/forms.ts';
import { at, board, box, disc, gradient, shape, stroke } from '../svg.ts';
import { flower } from './flower.ts';

const [width, height, ground] = [1200, 1600, 1020];

/** Grass-thin leaves out of one place, bent by their own weight. */
function leaves(): string {
  const tips = [-430, -330, -215, -120, 130, 240, 345, 440];
  return tips
    .map((x, i) => {
      const up = 470 - Math.abs(x) * 0.5 + (i % 3) * 40;
      const d = (off: number) =>
        `C${x * 0.12 + off} ${-up * 0.6} ${x * 0.5 + off} ${-up * 1.05} ${x} ${-up * 0.82}`;
      return (
        shape(
          `M-9 0${d(-9)}L${x} ${-up * 0.82}${`C${x * 0.5 + 9} ${-up} ${x * 0.14 + 9} ${-up * 0.55} 9 0`}Z`,
          '#40573a',
        ) + stroke(`M0 0${d(0)}`, '#8fa878', 2.2, 'opacity="0.7"')
      );
    })
    .join('');
}

/** The corm in its papery coat, a daughter beside it, and roots as fine as hair. */
function corm(): string {
  const roll = chance(17);
  const roots = Array.from({ length: 34 }, () => {
    const [from, to, long] = [(roll() - 0.5) * 150, (roll() - 0.5) * 560, 120 + roll() * 210];
    return stroke(
      `M${from.toFixed(0)} 96C${(from * 1.2).toFixed(0)} ${(96 + long * 0.5).toFixed(0)} ${(to * 0.7).toFixed(0)} ${(70 + long * 0.6).toFixed(0)} ${to.toFixed(0)} ${(96 + long).toFixed(0)}`,
      '#d9c7a6',
      1 + roll() * 1.6,
      'opacity="0.55"',
    );
  });
  const coat = Array.from({ length: 23 }, (_, i) => {
    const x = (i - 11) * 13;
    return stroke(
      `M${(x * 0.14).toFixed(0)} -150C${(x * 1.15).toFixed(0)} -90 ${(x * 1.25).toFixed(0)} 40 ${(x * 0.5).toFixed(0)} 104`,
      '#4a2c17',
      1.6,
      'opacity="0.6"',
    );
  });
  const body =
    shape(
      'M-22 -170C-40 -110 -158 -74 -156 16C-154 92 -70 112 0 112S154 92 156 16C158 -74 40 -110 22 -170Z',
      'url(#corm)',
    ) + coat.join('');
  return roots.join('') + at(168, 40, body, 0.42, 14) + body;
}

/** A saffron crocus at first light, cut open along the ground: flower above, corm and roots below. */
export function upright(): string {
  const roll = chance(5);
  const stones = Array.from({ length: 210 }, () =>
    disc(
      Math.round(roll() * width),
      Math.round(ground + 26 + roll() * (height - ground - 40)),
      Number((0.8 + roll() ** 3 * 9).toFixed(1)),
      roll() > 0.5 ? '#3a332c' : '#15110e',
    ),
  );
  const stem = (top: number) =>
    stroke(`M0 0C4 ${top * 0.3} -8 ${top * 0.7} 0 ${top}`, '#b9a6c9', 26) +
    stroke(`M-5 0C-1 ${top * 0.3} -13 ${top * 0.7} -5 ${top}`, '#e6dcec', 6, 'opacity="0.6"');
  const defs =
    gradient('dawn', '#1c1a18', '#59422f') +
    gradient('soil', '#241d17', '#0f0d0b') +
    gradient('petal-behind', '#8f78b8', '#4a3569') +
    gradient('petal-side', '#b9a3d6', '#5d4585') +
    gradient('petal-front', '#cdbbe4', '#6d5397') +
    '<radialGradient id="corm" cx="0.36" cy="0.42" r="0.75"><stop offset="0" stop-color="#c99258"/><stop offset="0.6" stop-color="#8a5a30"/><stop offset="1" stop-color="#4b2d17"/></radialGradient>' +
    '<radialGradient id="sun" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#e8a33d" stop-opacity="0.75"/><stop offset="0.5" stop-color="#c9762c" stop-opacity="0.3"/><stop offset="1" stop-color="#c9762c" stop-opacity="0"/></radialGradient>';
  return board(
    width,
    height,
    box(0, 0, width, ground + 40, 0, 'url(#dawn)') +
      `<ellipse cx="600" cy="${ground}" rx="900" ry="520" fill="url(#sun)"/>` +
      at(930, ground, stem(-250) + at(0, -250, flower(), 0.44, 12)) +
      at(600, ground + 30, leaves()) +
      `<path d="M0 ${ground}C180 ${ground - 16} 330 ${ground + 12} 600 ${ground}S1010 ${ground - 14} 1200 ${ground + 4}V1600H0Z" fill="url(#soil)"/>` +
      stones.join('') +
      at(600, ground + 190, stem(-560) + at(0, -552, flower(), 0.92, -3)) +
      at(600, ground + 290, corm()),
    defs,
  );
}
