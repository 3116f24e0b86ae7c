import { board, box, disc, gradient } from '../svg.ts';

const width = 1400;
const height = 1500;
/** Left edge of the plate, which runs out of the picture on the right. */
const edge = 470;
/** Brass of the theme: the page continues in this color where the picture ends. */
const brass = '#d9b65c';

/** A slotted screw, sunk and a little crooked, in a ring of dirt that polish never reaches. */
function screw(x: number, y: number, turn: number): string {
  return (
    disc(x, y, 58, '#3b2a0a', 'opacity="0.3"') +
    disc(x, y, 49, '#6d4f17') +
    disc(x, y, 46, 'url(#head)') +
    disc(x, y, 38, 'none', 'stroke="#fff1c4" stroke-opacity="0.35" stroke-width="2"') +
    `<g transform="rotate(${turn} ${x} ${y})">` +
    box(x - 43, y - 6, 86, 12, 1, '#3a2908') +
    box(x - 43, y + 4, 86, 3, 0, '#fbe6ae', 'opacity="0.7"') +
    '</g>' +
    `<path d="M${x - 34} ${y - 31}A46 46 0 0 1 ${x + 20} ${y - 42}" fill="none" stroke="#fff8dd" stroke-width="5" stroke-linecap="round" opacity="0.8"/>`
  );
}

/** The scratches of a hundred years of polishing, nearly level. */
const polish =
  '<filter id="polish" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.0022 0.42" numOctaves="3" seed="12"/><feColorMatrix values="0 0 0 0 0.28  0 0 0 0 0.19  0 0 0 0 0.03  0 0 0 1.5 -0.62"/></filter>' +
  '<filter id="gleam" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.0016 0.3" numOctaves="2" seed="77"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 0.95  0 0 0 0 0.76  0 0 0 1.7 -0.78"/></filter>';

/** Limestone under raking light: coarse and fine grain, lit from the upper left. */
const stone =
  '<filter id="stone" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.018 0.03" numOctaves="6" seed="31" result="n"/><feDiffuseLighting in="n" surfaceScale="3.2" diffuseConstant="1.22" lighting-color="#f0e4ca"><feDistantLight azimuth="218" elevation="48"/></feDiffuseLighting></filter>' +
  '<filter id="pits" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feTurbulence type="turbulence" baseFrequency="0.045 0.07" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 0.32  0 0 0 0 0.27  0 0 0 0 0.19  0 0 0 -9 1.35"/></filter>';

const fade = (id: string, x1: number, x2: number, stops: readonly [number, string, number][]) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="0" x2="${x2}" y2="0">${stops.map(([at, colour, alpha]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`).join('')}</linearGradient>`;

/** The edge of a brass plate on limestone, so near that one can count the scratches; two screws hold it. */
export function brassPlate(): string {
  const plate = width - edge;
  const joints = [420, 1130]
    .map(
      (y) =>
        box(0, y, edge, 7, 0, '#6f6551') + box(0, y + 7, edge, 4, 0, '#fffaf0', 'opacity="0.65"'),
    )
    .join('');
  return board(
    width,
    height,
    `<rect width="${edge + 40}" height="${height}" filter="url(#stone)"/>` +
      `<rect width="${edge + 40}" height="${height}" filter="url(#pits)" opacity="0.75"/>` +
      joints +
      box(0, 0, edge, height, 0, 'url(#rake)') +
      // The plate stands off the wall: its shadow, its bevel, its face.
      box(edge - 90, 0, 96, height, 0, 'url(#fall)') +
      box(edge, 0, plate, height, 0, brass) +
      `<g mask="url(#rub)"><rect x="${edge}" width="${plate}" height="${height}" filter="url(#polish)" opacity="0.5"/><rect x="${edge}" width="${plate}" height="${height}" filter="url(#gleam)" opacity="0.75"/>` +
      box(edge, 0, plate, height, 0, 'url(#tone)') +
      '</g>' +
      box(edge, 0, 26, height, 0, 'url(#bevel)') +
      box(edge + 26, 0, 3, height, 0, '#5c4210', 'opacity="0.55"') +
      box(edge + 29, 0, 4, height, 0, '#fff3c6', 'opacity="0.55"') +
      `<path d="M${edge + 78} 0V${height}M${edge + 92} 0V${height}" stroke="#5c4210" stroke-width="3" opacity="0.7"/><path d="M${edge + 81} 0V${height}M${edge + 95} 0V${height}" stroke="#fff3c6" stroke-width="2" opacity="0.6"/>` +
      screw(edge + 190, 300, 24) +
      screw(edge + 190, 1190, -61),
    stone +
      polish +
      gradient('bevel', '#fff0b8', '#8a671f', 1, 0) +
      fade('fall', edge - 90, edge + 6, [
        [0, '#2b2312', 0],
        [0.7, '#2b2312', 0.34],
        [1, '#1c1608', 0.8],
      ]) +
      fade('rake', 0, edge, [
        [0, '#12294a', 0.3],
        [0.6, '#12294a', 0.05],
        [1, '#3b2f18', 0.12],
      ]) +
      fade('tone', edge, width, [
        [0, '#6b4c12', 0.5],
        [0.24, '#fff2c2', 0.34],
        [0.5, '#a17c2a', 0.26],
        [1, brass, 0],
      ]) +
      `<linearGradient id="keep"><stop offset="0" stop-color="#fff"/><stop offset="0.62" stop-color="#ccc"/><stop offset="1" stop-color="#000"/></linearGradient><mask id="rub" maskUnits="userSpaceOnUse" x="${edge}" y="0" width="${plate}" height="${height}"><rect x="${edge}" width="${plate}" height="${height}" fill="url(#keep)"/></mask>` +
      '<radialGradient id="head" cx="0.34" cy="0.3" r="0.85"><stop offset="0" stop-color="#f9e0a0"/><stop offset="0.5" stop-color="#c2943a"/><stop offset="1" stop-color="#7a5a1c"/></radialGradient>',
  );
}
