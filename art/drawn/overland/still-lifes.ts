import { chance } from '../posters/forms.ts';
import { at, board, box, disc, shape, stroke, text } from '../svg.ts';
import { fall, glow, grain, grainFilter } from './ridge.ts';

const [w, h] = [1600, 1200];

/** Boards of a table, with their grain, in lamplight from the upper left. */
function table(): string {
  const roll = chance(9);
  const veins = Array.from({ length: 320 }, () => {
    const [x, y] = [roll() * w, roll() * h];
    return stroke(
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(90 + roll() * 160).toFixed(0)} ${(roll() * 10 - 5).toFixed(0)} ${(240 + roll() * 300).toFixed(0)} ${(roll() * 8 - 4).toFixed(0)}`,
      roll() > 0.5 ? '#2b1830' : '#7d4a4c',
      1 + roll() * 1.6,
      `opacity="${(0.12 + roll() * 0.3).toFixed(2)}"`,
    );
  }).join('');
  return `${box(0, 0, w, h, 0, 'url(#wood)')}${veins}${[238, 486, 730, 980].map((y) => `${box(0, y, w, 5, 0, '#1d1026')}${box(0, y + 5, w, 2, 0, '#a8685a', 'opacity=".5"')}`).join('')}`;
}

/** The outline of a ticket, bitten at both ends, with holes that the conductor made. */
function outline(
  wide: number,
  tall: number,
  holes: readonly (readonly [number, number])[],
): string {
  const bites = Math.floor(tall / 26);
  const edge = (down: number) =>
    Array.from(
      { length: bites },
      () => `v${down * 8}a9 9 0 0 ${down > 0 ? 1 : 1} 0 ${down * 18}`,
    ).join('');
  const cuts = holes
    .map(([x, y]) => `M${x} ${y}m-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z`)
    .join('');
  return `M0 0H${wide}${edge(1)}H0${edge(-1)}Z${cuts}`;
}

type Ticket = {
  x: number;
  y: number;
  turn: number;
  colour: string;
  ink: string;
  from: string;
  to: string;
  small: string;
  number: string;
  holes: readonly (readonly [number, number])[];
};

function ticket({ x, y, turn, colour, ink, from, to, small, number, holes }: Ticket): string {
  const [wide, tall] = [760, 312];
  const d = outline(wide, tall, holes);
  const shadow = [26, 18, 11, 5]
    .map((drop) => at(drop * 0.8, drop, shape(d, '#160b1f', 'fill-rule="evenodd" opacity=".13"')))
    .join('');
  const guilloche = Array.from({ length: 15 }, (_, i) =>
    stroke(
      `M40 ${60 + i * 14}${Array.from({ length: 8 }, () => `q32 ${-20 + i * 2.6} 64 0t64 0`).join('')}`,
      ink,
      0.9,
      'opacity=".17"',
    ),
  ).join('');
  const bars = Array.from({ length: 34 }, (_, i) =>
    box(646, 52 + i * 6.2, 64, 1.4 + ((i * 7) % 5) * 0.8, 0, ink),
  ).join('');
  return at(
    x,
    y,
    `${shadow}${shape(d, colour, 'fill-rule="evenodd"')}<g clip-path="url(#t)">${guilloche}</g>${stroke('M26 22H734V278H26Z', ink, 3)}${stroke('M616 22V278', ink, 2.5, 'stroke-dasharray="2 11"')}${text(54, 66, 24, small, { fill: ink, weight: 600, spacing: 3 })}${text(54, 148, 66, from, { face: 'display', fill: ink, weight: 700 })}${text(54, 226, 66, to, { face: 'display', fill: ink, weight: 700 })}${stroke('M404 158h92m-18 -14l18 14l-18 14', ink, 4)}${text(54, 262, 21, number, { fill: ink, spacing: 2 })}${bars}${shape('M0 0H760L520 300H0Z', '#fff6df', 'opacity=".09"')}`,
    1,
    turn,
  );
}

const pencil = at(
  1010,
  1010,
  `${box(6, 14, 520, 34, 4, '#150b1c', 'opacity=".4"')}${box(0, 0, 470, 12, 0, '#ffc25a')}${box(0, 12, 470, 12, 0, '#e99a2d')}${box(0, 24, 470, 11, 0, '#b8681e')}${shape('M470 0L548 17L470 35Z', '#efcfa0')}${shape('M526 12L552 17.5L526 23Z', '#2a1838')}${box(-34, 0, 34, 35, 0, '#c9b6c6')}${box(-26, 0, 4, 35, 0, '#7d6a80')}${box(-14, 0, 4, 35, 0, '#7d6a80')}${box(-70, 0, 38, 35, 9, '#d9737e')}`,
  1,
  -23,
);

/** Punched tickets fanned on a table in lamplight, a pencil by them. */
export function tickets(): string {
  const defs =
    fall(
      'wood',
      [
        [0, '#5a3347'],
        [1, '#3a2138'],
      ],
      'x2="1" y2="1"',
    ) +
    glow('lamp', [
      [0, '#ffdf9d', 0.55],
      [0.4, '#ffb55e', 0.2],
      [1, '#2a1233', 0],
    ]) +
    `<radialGradient id="night" cx=".32" cy=".3" r=".95"><stop offset=".35" stop-color="#1a0d26" stop-opacity="0"/><stop offset="1" stop-color="#1a0d26" stop-opacity=".78"/></radialGradient><clipPath id="t"><path d="M26 22H616V278H26Z"/></clipPath>` +
    grainFilter();
  const fan: readonly Ticket[] = [
    {
      x: 190,
      y: 60,
      turn: -13,
      colour: '#c98aa0',
      ink: '#3c1836',
      from: 'Seattle',
      to: 'Fairhaven',
      small: 'COACH 7 · WINDOW',
      number: 'No. 48 097',
      holes: [],
    },
    {
      x: 470,
      y: 190,
      turn: 9,
      colour: '#f0b47c',
      ink: '#40203a',
      from: 'Pr. Rupert',
      to: 'Port Hardy',
      small: 'DECK 5 · CABIN 512',
      number: 'No. 10 315',
      holes: [[570, 240]],
    },
    {
      x: 130,
      y: 480,
      turn: -6,
      colour: '#ffc94f',
      ink: '#3a1d28',
      from: 'Smithers',
      to: 'Dorreen',
      small: 'STOP ON SIGNAL',
      number: 'No. 00 102',
      holes: [
        [560, 74],
        [580, 240],
      ],
    },
    {
      x: 560,
      y: 690,
      turn: 5,
      colour: '#f7e3bf',
      ink: '#3a2142',
      from: 'Vancouver',
      to: 'Jasper',
      small: 'BERTH 4 · LOWER',
      number: 'No. 07 538',
      holes: [
        [574, 66],
        [540, 244],
        [592, 196],
      ],
    },
  ];
  const roll = chance(2);
  const confetti = Array.from({ length: 17 }, () => {
    const [x, y] = [760 + roll() * 700, 470 + roll() * 330];
    return `${disc(x + 4, y + 6, 13, '#160b1f', 'opacity=".35"')}${disc(x, y, 13, ['#ffc94f', '#f7e3bf', '#f0b47c'][Math.floor(roll() * 3)] ?? '#fff')}`;
  }).join('');
  return board(
    w,
    h,
    `${table()}${fan.slice(0, 2).map(ticket).join('')}${confetti}${fan.slice(2).map(ticket).join('')}${pencil}${disc(420, 320, 900, 'url(#lamp)')}${box(0, 0, w, h, 0, 'url(#night)')}${grain(w, h, 0.12)}`,
    defs,
  );
}

/** A brass compass from very near, on a chart with soundings, in lamplight. */
export function compass(): string {
  const roll = chance(6);
  const [cx, cy] = [980, 660];
  const rose = Array.from(
    { length: 72 },
    (_, i) =>
      `<g transform="rotate(${i * 5} ${cx} ${cy})">${box(cx - (i % 18 ? 1.2 : 2.6), cy - 424, i % 18 ? 2.4 : 5.2, i % 2 ? 18 : i % 6 ? 28 : 44, 0, '#3a2142')}${i % 6 === 0 && i % 18 ? text(cx, cy - 340, 30, String(i * 5), { fill: '#3a2142', weight: 600, anchor: 'middle' }) : ''}${i % 18 === 0 ? text(cx, cy - 318, 76, 'NESW'[i / 18] ?? '', { face: 'display', fill: i ? '#3a2142' : '#a8392f', weight: 700, anchor: 'middle' }) : ''}</g>`,
  ).join('');
  const star = Array.from({ length: 8 }, (_, i) => {
    const long = i % 2 ? 150 : 262;
    return `<g transform="rotate(${i * 45} ${cx} ${cy})">${shape(`M${cx} ${cy - long}L${cx - 34} ${cy - 40}L${cx} ${cy}Z`, '#c77f6c')}${shape(`M${cx} ${cy - long}L${cx + 34} ${cy - 40}L${cx} ${cy}Z`, '#5a3355')}</g>`;
  }).join('');
  const depths = Array.from({ length: 150 }, () =>
    text(roll() * w, roll() * h, 22 + roll() * 8, String(Math.round(8 + roll() * 190)), {
      fill: '#5d4a78',
      more: 'opacity=".7"',
    }),
  ).join('');
  const contours = Array.from({ length: 15 }, (_, i) =>
    stroke(
      `M-40 ${120 + i * 62}C280 ${i * 74 - 70} 420 ${360 + i * 66} 760 ${190 + i * 70}S1320 ${60 + i * 92} 1660 ${300 + i * 54}`,
      '#7a5a8e',
      i % 4 ? 1.6 : 3,
      'opacity=".5"',
    ),
  ).join('');
  const knurl = Array.from(
    { length: 180 },
    (_, i) =>
      `<g transform="rotate(${i * 2} ${cx} ${cy})">${box(cx - 2.4, cy - 560, 4.8, 34, 1, i > 120 || i < 12 ? '#ffe2a0' : '#7a4a26', `opacity="${(0.35 + ((i * 7) % 5) * 0.1).toFixed(2)}"`)}</g>`,
  ).join('');
  const defs =
    fall(
      'paper',
      [
        [0, '#f6dfba'],
        [0.5, '#e0b69a'],
        [1, '#8d6280'],
      ],
      'x2="1" y2="1"',
    ) +
    fall(
      'brass',
      [
        [0, '#ffe6a8'],
        [0.28, '#d99a45'],
        [0.55, '#8a4f26'],
        [0.78, '#e0a552'],
        [1, '#5d321f'],
      ],
      'x2="1" y2="1"',
    ) +
    fall(
      'inner',
      [
        [0, '#5d321f'],
        [0.5, '#b87534'],
        [1, '#ffdf9a'],
      ],
      'x2="1" y2="1"',
    ) +
    fall(
      'card',
      [
        [0, '#fff2d6'],
        [0.6, '#f0cda6'],
        [1, '#c08f86'],
      ],
      'x2="1" y2="1"',
    ) +
    fall(
      'glass',
      [
        [0, '#ffffff', 0.5],
        [0.5, '#ffffff', 0.05],
        [1, '#ffffff', 0],
      ],
      'x2="1" y2="1"',
    ) +
    glow('hub', [
      [0, '#fff3c8', 1],
      [0.5, '#d99a45', 1],
      [1, '#5d321f', 1],
    ]) +
    `<radialGradient id="night" cx=".36" cy=".3" r=".9"><stop offset=".3" stop-color="#1a0d26" stop-opacity="0"/><stop offset="1" stop-color="#1a0d26" stop-opacity=".82"/></radialGradient>` +
    grainFilter();
  const shadow = Array.from({ length: 16 }, (_, i) =>
    disc(cx + 50 + i * 3, cy + 66 + i * 4, 572 + i * 3, '#2a1233', 'opacity=".055"'),
  ).join('');
  const needle = `<g transform="rotate(-27 ${cx} ${cy})">${at(14, 22, shape(`M${cx} ${cy - 392}L${cx - 26} ${cy}L${cx} ${cy + 392}L${cx + 26} ${cy}Z`, '#2a1233', 'opacity=".3"'))}${shape(`M${cx} ${cy - 392}L${cx - 26} ${cy}H${cx}Z`, '#e0563a')}${shape(`M${cx} ${cy - 392}L${cx + 26} ${cy}H${cx}Z`, '#a8392f')}${shape(`M${cx} ${cy + 392}L${cx - 26} ${cy}H${cx}Z`, '#3f4568')}${shape(`M${cx} ${cy + 392}L${cx + 26} ${cy}H${cx}Z`, '#262a48')}${disc(cx, cy, 30, 'url(#hub)')}${disc(cx - 7, cy - 8, 8, '#fff7dd')}</g>`;
  return board(
    w,
    h,
    `${box(0, 0, w, h, 0, 'url(#paper)')}${contours}${depths}${stroke('M-20 1010L420 700L760 -40', '#a8392f', 5, 'stroke-dasharray="26 16"')}${Array.from({ length: 9 }, (_, i) => stroke(`M${i * 200} 0V${h}`, '#6a4a78', 1.2, 'opacity=".4"')).join('')}${shadow}${disc(cx, cy, 562, 'url(#brass)')}${knurl}${disc(cx, cy, 524, 'url(#inner)')}${disc(cx, cy, 500, 'url(#brass)')}${disc(cx, cy, 464, '#3d2030')}${disc(cx, cy, 456, 'url(#card)')}${rose}<circle cx="${cx}" cy="${cy}" r="300" fill="none" stroke="#3a2142" stroke-width="2"/>${star}${shape(`M${cx - 456} ${cy}A456 456 0 0 1 ${cx} ${cy - 456}Q${cx - 190} ${cy - 250} ${cx - 456} ${cy}Z`, '#2a1233', 'opacity=".16"')}${needle}${shape(`M${cx - 400} ${cy - 120}A420 420 0 0 1 ${cx + 120} ${cy - 400}Q${cx - 230} ${cy - 320} ${cx - 400} ${cy - 120}Z`, 'url(#glass)')}${box(0, 0, w, h, 0, 'url(#night)')}${grain(w, h, 0.12)}`,
    defs,
  );
}
