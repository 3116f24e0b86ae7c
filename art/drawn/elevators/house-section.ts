import { chance } from '../posters/forms.ts';
import { board, box, disc, gradient, shape } from '../svg.ts';
import { lightDefs } from './house-light.ts';
import { drawRoom, type Kind, stander } from './house-rooms.ts';

const width = 1600;
const height = 1000;
/** Sky above the board, so that the roof has air. */
const air = 110;
/** The shaft stands where the line of the page does. */
const axis = width * 0.36;
const [shaft, storey, slab, ground] = [44, 96, 9, 872] as const;
const [left, right] = [250, 1150] as const;

/** Rooms from the ground up: kinds left of the shaft, then right of it, each as wide as its share. */
const floors: readonly (readonly [Kind[], Kind[]])[] = [
  [['wait'], ['lobby', 'dark']],
  [['shelves'], ['table', 'desk']],
  [['dark'], ['desk', 'desk', 'dark']],
  [['treadmill'], ['wait', 'shelves']],
  [['sofa'], ['bed', 'dark', 'sofa']],
  [['dark'], ['piano', 'bed']],
  [['bed'], ['sofa', 'table']],
];

const topOf = (floor: number) => ground - (floor + 1) * (storey + slab);

function rooms(kinds: readonly Kind[], from: number, to: number, floor: number): string {
  const w = (to - from - slab * (kinds.length - 1)) / kinds.length;
  return kinds
    .map((kind, i) =>
      drawRoom({ x: from + i * (w + slab), y: topOf(floor) + slab, w, h: storey, kind }),
    )
    .join('');
}

/** Cut masonry, hatched as on a drawing. */
const walls = () => {
  const top = topOf(floors.length - 1) - 6;
  return (
    box(left - 16, top, right - left + 32, ground - top + 70, 0, '#d8d0bf') +
    box(left - 16, top, right - left + 32, ground - top + 70, 0, 'url(#hatch)')
  );
};

/** Doors of the shaft, one a floor, with a lit button; the car, its rope, its weight, the wheel above. */
function lift(): string {
  const top = topOf(floors.length - 1) - 92;
  const car = topOf(4) + slab;
  const weight = topOf(1) - 30;
  const doors = floors.map((_, i) => {
    const y = topOf(i) + slab;
    return (
      box(axis - shaft - 4, y + 16, 6, storey - 16, 0, '#8d6b32') +
      box(axis + shaft - 2, y + 16, 6, storey - 16, 0, '#8d6b32') +
      disc(axis + shaft + 14, y + 58, 3, '#ffe7a6')
    );
  });
  const rails = [-shaft + 8, shaft - 8]
    .map(
      (shift) =>
        `<path d="M${axis + shift} ${top}V${ground + 60}" stroke="#54708f" stroke-width="2.4"/>`,
    )
    .join('');
  return (
    box(axis - shaft, top, shaft * 2, ground + 60 - top, 0, 'url(#well)') +
    rails +
    doors.join('') +
    // The house of the wheel on the roof.
    shape(`M${axis - 92} ${top + 92}v-96l92 -34l92 34v96z`, '#d8d0bf') +
    shape(`M${axis - 92} ${top + 92}v-96l92 -34l92 34v96z`, 'url(#hatch)') +
    box(axis - 78, top + 4, 156, 80, 0, 'url(#home)') +
    box(axis - 78, top + 4, 156, 10, 0, '#0a1424', 'opacity="0.25"') +
    disc(axis + 20, top + 50, 29, '#12294a') +
    disc(axis + 20, top + 50, 20, 'none', 'stroke="#d9b65c" stroke-width="5"') +
    disc(axis + 20, top + 50, 5, '#d9b65c') +
    stander(axis - 50, top + 84, 62, '#38506f') +
    box(axis + 50, top + 52, 20, 32, 2, '#38506f') +
    `<path d="M${axis + 38} ${top + 54}V${weight}" stroke="#d9b65c" stroke-width="2" opacity="0.75"/>` +
    box(axis + 31, weight, 13, 84, 1, '#243c5e') +
    `<path d="M${axis} ${top + 30}V${ground + 40}" stroke="#d9b65c" stroke-width="2"/>` +
    // The car, lit, with two people who do not speak.
    box(axis - 34, car - 4, 62, storey + 4, 2, '#d9b65c') +
    box(axis - 30, car + 4, 54, storey - 10, 0, '#fff3cf') +
    stander(axis - 16, car + storey - 6, 76, '#12294a') +
    stander(axis + 10, car + storey - 6, 68, '#8d3f2c') +
    `<path d="M${axis - 30} ${car + storey - 6}h54" stroke="#7b5c12" stroke-width="3"/>` +
    // Buffers in the pit.
    box(axis - 20, ground + 34, 9, 26, 2, '#d9b65c') +
    box(axis + 8, ground + 34, 9, 26, 2, '#d9b65c')
  );
}

/** Earth in layers, and a street with its lamps. */
function earth(): string {
  const roll = chance(7);
  const stones = Array.from({ length: 150 }, () => {
    const y = ground + 14 + roll() * 110;
    return disc(
      Math.round(roll() * width),
      Math.round(y),
      1.5 + roll() * 5,
      '#d8d0bf',
      `opacity="${(0.05 + roll() * 0.1).toFixed(2)}"`,
    );
  });
  const lamps = [70, 1262, 1480].map(
    (x) =>
      `<circle cx="${x}" cy="${ground - 110}" r="92" fill="url(#glow)"/><path d="M${x} ${ground}v-112h18" fill="none" stroke="#0a1424" stroke-width="4"/>` +
      box(x + 10, ground - 114, 18, 6, 2, '#ffe7a6'),
  );
  return (
    box(0, ground, width, height - ground, 0, 'url(#earth)') +
    `<path d="M0 ${ground + 48}q400 -16 800 4t800 -6" fill="none" stroke="#d8d0bf" opacity="0.16" stroke-width="2"/>` +
    stones.join('') +
    box(0, ground - 3, width, 6, 0, '#d8d0bf') +
    lamps.join('') +
    stander(1330, ground - 3, 78, '#0e1c33') +
    stander(168, ground - 3, 80, '#0e1c33') +
    stander(1420, ground - 3, 74, '#12294a')
  );
}

/** Neighbors that nobody has cut open: dark fronts with a few lit windows. */
function neighbors(): string {
  const roll = chance(23);
  const fronts = [
    [-20, 190, 520],
    [1214, 200, 430],
    [1400, 230, 640],
  ] as const;
  return fronts
    .map(([x, w, h]) => {
      const windows = Array.from({ length: 5 * 9 }, (_, i) => {
        const [wx, wy] = [
          x + 22 + (i % 5) * ((w - 44) / 5),
          ground - h + 30 + Math.floor(i / 5) * 58,
        ];
        if (wy > ground - 60) return '';
        return box(
          Math.round(wx),
          wy,
          18,
          30,
          0,
          roll() > 0.8 ? '#e8b45c' : '#16294a',
          'opacity="0.8"',
        );
      });
      return box(x, ground - h, w, h, 0, '#0b1930') + windows.join('');
    })
    .join('');
}

/** A house of seven floors cut open by night: rooms left and right of the shaft, the car on its way. */
export function houseSection(): string {
  const roll = chance(41);
  const stars = Array.from({ length: 120 }, () =>
    disc(
      Math.round(roll() * width),
      Math.round(roll() * 600 - air),
      0.6 + roll() * 1.1,
      '#e6ecf6',
      `opacity="${(0.15 + roll() * 0.5).toFixed(2)}"`,
    ),
  );
  const inner = floors
    .map(
      ([before, after], i) =>
        rooms(before, left, axis - shaft - slab, i) + rooms(after, axis + shaft + slab, right, i),
    )
    .join('');
  const top = topOf(floors.length - 1);
  const roof =
    box(left - 30, top - 14, right - left + 60, 14, 0, '#bdb39d') +
    `<path d="M1010 ${top - 14}v-58h70v58M1010 ${top - 44}h70M1040 ${top - 72}v-44" fill="none" stroke="#0b1930" stroke-width="5"/>`;
  const defs =
    lightDefs +
    gradient('sky', '#08152a', '#274a7a') +
    gradient('earth', '#1d2a3f', '#070d18') +
    gradient('well', '#0c1a30', '#060d19') +
    '<radialGradient id="home" cx="0.5" cy="0.18" r="0.95"><stop offset="0" stop-color="#ffeebc"/><stop offset="0.55" stop-color="#eab566"/><stop offset="1" stop-color="#a86e35"/></radialGradient>' +
    '<radialGradient id="office" cx="0.5" cy="0.1" r="1"><stop offset="0" stop-color="#f6f7ee"/><stop offset="1" stop-color="#93a6b4"/></radialGradient>' +
    gradient('away', '#15294a', '#0e1d36') +
    '<radialGradient id="glow"><stop offset="0" stop-color="#ffe7a6" stop-opacity="0.5"/><stop offset="1" stop-color="#ffe7a6" stop-opacity="0"/></radialGradient>' +
    '<radialGradient id="halo" cx="0.44" cy="0.6" r="0.5"><stop offset="0" stop-color="#e8b45c" stop-opacity="0.3"/><stop offset="1" stop-color="#e8b45c" stop-opacity="0"/></radialGradient>' +
    '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="#6a5f49" stroke-width="1.5" opacity="0.55"/></pattern>' +
    '<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.6" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.55  0.8 0 0 0 -0.38"/></filter>';
  return board(
    width,
    height + air,
    `<g transform="translate(0 ${air})">` +
      box(0, -air, width, height + air, 0, 'url(#sky)') +
      stars.join('') +
      box(0, 0, width, height, 0, 'url(#halo)') +
      neighbors() +
      earth() +
      walls() +
      roof +
      inner +
      lift() +
      `<rect y="${-air}" width="${width}" height="${height + air}" filter="url(#grain)" opacity="0.34"/>` +
      '</g>',
    defs,
  );
}
