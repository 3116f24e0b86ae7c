import { chance } from '../posters/forms.ts';
import { at, board, box, flatStroke, shape, stroke } from '../svg.ts';
import { fir, villa } from './houses.ts';
import { peg, piece } from './wash.ts';

const width = 1200;
const height = 1600;

/** A wicker basket with what came off the line, folded. */
function basket(): string {
  const weave = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 17 }, (_, i) => {
      const x = -190 + i * 23 + (row % 2) * 11.5;
      const y = 12 + row * 19;
      const shade = Math.abs(i - 6) / 11;
      return `<rect x="${x}" y="${y}" width="25" height="15" rx="7" fill="${shade < 0.3 ? '#e0a865' : shade < 0.6 ? '#c08747' : '#8b5a32'}"/><path d="M${x + 4} ${y + 4}h15" stroke="#fff0cf" stroke-width="2.4" stroke-linecap="round" stroke-opacity="${Math.max(0, 0.6 - shade).toFixed(2)}"/>`;
    }).join(''),
  ).join('');
  const folded = (y: number, w: number, fill: string, edge: string, x = 0) =>
    `<path d="M${x - w} ${y}Q${x - w - 14} ${y - 20} ${x - w} ${y - 36}Q${x} ${y - 52} ${x + w} ${y - 36}Q${x + w + 12} ${y - 20} ${x + w} ${y}Z" fill="${fill}"/>` +
    stroke(
      `M${x - w + 4} ${y - 15}Q${x} ${y - 28} ${x + w - 4} ${y - 15}`,
      edge,
      4,
      'opacity=".7"',
    ) +
    stroke(`M${x - w} ${y - 34}Q${x} ${y - 50} ${x + w} ${y - 34}`, '#fff', 3, 'opacity=".4"');
  return (
    '<ellipse cx="30" cy="196" rx="270" ry="34" fill="#150c1c" opacity=".6"/>' +
    folded(16, 150, '#5a6aa8', '#27315e', 8) +
    folded(-22, 158, '#fff3e2', '#d7b697', -6) +
    folded(-62, 150, '#ff8a6b', '#8d2c1d', 4) +
    folded(-102, 142, '#ff8a6b', '#8d2c1d', -4) +
    folded(-142, 128, '#82b6c4', '#2f6475', 6) +
    folded(-176, 104, '#fff0d8', '#dd4a30', -6) +
    '<clipPath id="wicker"><path d="M-196 6H196L166 188Q0 206 -166 188Z"/></clipPath>' +
    `<g clip-path="url(#wicker)">${box(-210, 0, 420, 210, 0, '#5e3a22')}${weave}${box(-210, 0, 420, 210, 0, 'url(#round)')}</g>` +
    stroke('M-200 4Q0 26 200 4', '#8b5a32', 20) +
    stroke('M-198 0Q0 21 198 0', '#edbd7c', 9) +
    stroke('M-172 -2Q-214 -70 -160 -86M172 -2Q214 -70 160 -86', '#a8713c', 13)
  );
}

/** A back porch after five: the basket is in, the line is bare but for one sock, the rain comes up the river. */
export function porch(): string {
  const roll = chance(33);
  const horizon = 700;
  const floor = 1130;
  const rain = Array.from({ length: 260 }, () => {
    const x = roll() * 1150;
    const y = 250 + roll() * 560;
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}l${(-8 - roll() * 8).toFixed(0)} ${(34 + roll() * 40).toFixed(0)}`,
      '#f6dfe0',
      1.3,
      `stroke-opacity="${(0.1 + roll() * 0.3).toFixed(2)}"`,
    );
  });
  const clouds = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45;
    return `<ellipse cx="${(t * 1320 - 60).toFixed(0)}" cy="${(200 + 70 * Math.sin(t * 9) - roll() * 150).toFixed(0)}" rx="${(90 + roll() * 120).toFixed(0)}" ry="${(50 + roll() * 50).toFixed(0)}" fill="${['#4a3f63', '#5a4a6c', '#6d5572', '#8a6274'][Math.floor(roll() * 4)]}" fill-opacity=".62"/>`;
  });
  const boards = Array.from({ length: 15 }, (_, i) => {
    const near = -700 + i * 180;
    const away = 600 + (near - 600) * 0.46;
    return `M${away.toFixed(0)} ${floor}L${near} ${height}`;
  });
  const rail =
    box(0, 806, 1010, 24, 4, '#f2e2cd') +
    box(0, 828, 1010, 8, 0, '#8d6f72') +
    box(0, 1074, 1010, 22, 4, '#d9c4b6') +
    Array.from({ length: 15 }, (_, i) => {
      const x = 18 + i * 69;
      return (
        shape(
          `M${x} 836h18l-3 40q12 26 -1 60q12 40 -1 76l3 62h-14l3 -62q-13 -36 -1 -76q-13 -34 -1 -60z`,
          '#e6d3c2',
        ) +
        shape(`M${x + 11} 836h7l-3 40q12 26 -1 60q12 40 -1 76l3 62h-7z`, '#8c7480', 'opacity=".7"')
      );
    }).join('');
  const post =
    box(1002, 0, 74, 1150, 0, '#efdcc6') +
    box(1046, 0, 30, 1150, 0, '#8f7684') +
    box(990, 770, 98, 22, 5, '#fff0dc') +
    box(990, 150, 98, 20, 5, '#fff0dc') +
    shape('M1002 170V420C990 300 920 200 760 170Z', '#efdcc6') +
    shape('M990 182V330C972 260 912 206 830 182Z', '#5c4869') +
    stroke('M1002 182C930 190 905 240 985 322', '#efdcc6', 16) +
    stroke('M1002 420C990 300 920 200 760 170', '#8f7684', 5);
  const at0 = (x: number) => 470 + 52 * Math.sin((x / 1040) * Math.PI) + (x / 1040) * -30;
  const line = `M-20 470Q500 ${470 + 104 - 20} 1040 440`;
  return board(
    width,
    height,
    box(0, 0, width, horizon + 60, 0, 'url(#sky)') +
      `<g filter="url(#smoke)">${clouds.join('')}</g>` +
      shape(
        `M0 ${horizon - 40}Q160 ${horizon - 120} 330 ${horizon - 66}T700 ${horizon - 84}T1200 ${horizon - 40}V${horizon + 20}H0Z`,
        '#6a5774',
      ) +
      box(0, horizon, width, 460, 0, 'url(#water)') +
      Array.from({ length: 130 }, () => {
        const near = roll();
        const x = roll() * 1100;
        return stroke(
          `M${x.toFixed(0)} ${(horizon + 8 + near * 230).toFixed(0)}h${(12 + near * 60).toFixed(0)}`,
          '#ffd2b4',
          1 + near * 1.6,
          `stroke-opacity="${(0.12 + roll() * 0.35).toFixed(2)}"`,
        );
      }).join('') +
      shape('M0 860Q260 820 520 856T1010 836V1140H0Z', 'url(#bank)') +
      [60, 210, 330, 470, 640, 800, 930]
        .map(
          (x, i) =>
            fir(x, 872 + (i % 3) * 16, 1 + (i % 2) * 0.4, i + 20) +
            (i % 2
              ? villa({
                  x: x + 10,
                  y: 880 + (i % 3) * 10,
                  k: 0.85,
                  wall: ['#b7656a', '#8fb0b4', '#d9b777'][i % 3] ?? '#b7656a',
                  seed: i * 3 + 1,
                })
              : ''),
        )
        .join('') +
      rain.join('') +
      stroke(line, '#fbeedd', 4) +
      [90, 130, 236, 330, 372, 520, 700, 742, 850].map((x) => peg(x, at0(x) + 2, 2)).join('') +
      piece({ id: 'sock', x: 552, y: at0(596) - 2, k: 1.05, dry: 1, turn: 5 }) +
      peg(604, at0(604) + 2, 2) +
      rail +
      post +
      box(1076, 0, 124, 1180, 0, 'url(#wall)') +
      Array.from({ length: 30 }, (_, i) =>
        flatStroke(`M1076 ${i * 40 + 14}h124`, '#5a2c22', 3, 'opacity=".5"'),
      ).join('') +
      box(0, floor - 34, width, height - floor + 40, 0, 'url(#floor)') +
      flatStroke(boards.join(''), '#2a1826', 5, 'opacity=".6"') +
      `<g filter="url(#plank)" opacity=".4">${box(0, floor - 34, width, 510, 0, '#000')}</g>` +
      // Light out of the kitchen, over the boards.
      shape('M1200 1090L420 1190L120 1600H1200Z', 'url(#lamp)') +
      box(1010, 0, 190, 1600, 0, 'url(#glow)') +
      at(520, 1310, basket(), 1.28) +
      at(
        935,
        1440,
        '<ellipse cx="6" cy="74" rx="90" ry="16" fill="#150c1c" opacity=".5"/>' +
          shape('M-62 -20H62L52 66Q0 82 -52 66Z', '#f3e3cd') +
          shape('M10 -20H62L52 66Q34 74 10 77Z', '#b99a92', 'opacity=".7"') +
          [-44, -24, -4, 18, 38]
            .map((x, i) => at(x, -30 - (i % 2) * 12, peg(0, 0, 1.5), 1, (i - 2) * 13))
            .join('') +
          shape('M-62 -20Q0 0 62 -20L60 -6Q0 14 -60 -6Z', '#fff4e2'),
      ),
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#32284c"/><stop offset=".42" stop-color="#7c5572"/><stop offset=".78" stop-color="#f08a6c"/><stop offset="1" stop-color="#ffc9a0"/></linearGradient>' +
      '<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e39c84"/><stop offset=".35" stop-color="#7a6480"/><stop offset="1" stop-color="#2c2a3c"/></linearGradient>' +
      '<linearGradient id="bank" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4f4a52"/><stop offset="1" stop-color="#241f2c"/></linearGradient><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5d4652"/><stop offset="1" stop-color="#8c6a5c"/></linearGradient>' +
      '<linearGradient id="wall"><stop offset="0" stop-color="#7c3a30"/><stop offset="1" stop-color="#b2543f"/></linearGradient>' +
      '<linearGradient id="lamp" x1="1" y1="0" x2=".1" y2=".8"><stop offset="0" stop-color="#ffd68c" stop-opacity=".85"/><stop offset=".6" stop-color="#ffb865" stop-opacity=".34"/><stop offset="1" stop-color="#ffb865" stop-opacity="0"/></linearGradient>' +
      '<linearGradient id="glow" x1="1" y1=".5" x2="0" y2=".5"><stop offset="0" stop-color="#ffd68c" stop-opacity=".6"/><stop offset="1" stop-color="#ffd68c" stop-opacity="0"/></linearGradient>' +
      '<linearGradient id="round"><stop offset="0" stop-color="#2a1420" stop-opacity=".62"/><stop offset=".55" stop-color="#2a1420" stop-opacity=".05"/><stop offset=".9" stop-color="#ffd68c" stop-opacity=".25"/></linearGradient>' +
      '<filter id="smoke" x="-0.1" y="-0.3" width="1.2" height="1.6"><feGaussianBlur stdDeviation="18"/></filter>' +
      '<filter id="plank" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.004 0.11" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 0.1  0 0 0 0 0.05  0 0 0 0 0.08  0 0 0 1.8 -0.8"/></filter>',
  );
}
