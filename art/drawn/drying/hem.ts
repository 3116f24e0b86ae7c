import { board, box, shape, stroke } from '../svg.ts';

const width = 2000;
const height = 1400;

/** Plain weave, over one and under one, each thread a little round. */
const weave =
  '<pattern id="weave" width="26" height="26" patternUnits="userSpaceOnUse"><rect width="26" height="26" fill="#a58f78"/>' +
  (
    [
      [0, 0.5, 13, 12],
      [13, 13.5, 13, 12],
    ] as const
  )
    .map(
      ([x, y, w, h]) =>
        `<rect x="${x - 1}" y="${y}" width="${w + 2}" height="${h}" rx="5" fill="url(#weft)"/>`,
    )
    .join('') +
  [
    [13.5, -1, 12, 15],
    [0.5, 12, 12, 15],
  ]
    .map(
      ([x, y, w, h]) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="5" fill="url(#warp)"/>`,
    )
    .join('') +
  '</pattern>';

/** A peg so near that one sees the grain of its two halves, and the spring. */
function bigPeg(): string {
  const leg = (flip: number, fill: string) =>
    `<g transform="scale(${flip} 1)">${shape('M6 -330Q10 -350 54 -350Q92 -350 92 -318L84 -60Q82 -10 62 40L30 330Q26 356 8 350L4 20Q20 -10 6 -60Z', fill)}<path d="M6 -330Q10 -350 54 -350Q92 -350 92 -318L84 -60Q82 -10 62 40L30 330Q26 356 8 350L4 20Q20 -10 6 -60Z" filter="url(#wood)" opacity=".5"/>${stroke('M86 -316L78 -60Q76 -12 57 40L27 322', flip < 0 ? '#fff0d0' : '#6b431c', 5, 'opacity=".5"')}</g>`;
  const wire = [-46, -28, -10]
    .map(
      (y) =>
        stroke(`M-92 ${y}Q0 ${y + 26} 92 ${y}`, '#575360', 12) +
        stroke(`M-88 ${y - 3}Q0 ${y + 22} 60 ${y + 3}`, '#e9e4ea', 3.4, 'opacity=".9"'),
    )
    .join('');
  return `<g transform="translate(1560 1010) rotate(184)"><g transform="translate(-30 -40)" opacity=".55" filter="url(#fall)">${shape('M-92 -318Q-92 -350 0 -350Q92 -350 92 -318L62 40L24 345H-24L-62 40Z', '#2a1620')}</g>${leg(-1, 'url(#sunny)')}${leg(1, 'url(#shady)')}${wire}</g>`;
}

/** The hem of a sheet against the light, and one peg that holds it: linen thread by thread. */
export function hem(): string {
  const fold = 1085;
  const stitches = Array.from({ length: 42 }, (_, i) => {
    const x = -20 + i * 50;
    const y = fold - 150 + 12 * Math.sin(x / 330);
    return (
      `<ellipse cx="${x + 19}" cy="${y + 7}" rx="22" ry="7" fill="#4a2b26" opacity=".35"/>` +
      `<rect x="${x}" y="${y - 6}" width="38" height="12" rx="6" fill="#e8573c"/>` +
      `<path d="M${x + 5} ${y - 2.5}h26" stroke="#ffb59c" stroke-width="3" stroke-linecap="round"/>`
    );
  });
  const edge = `M0 ${fold + 10}C400 ${fold - 18} 700 ${fold + 34} 1100 ${fold + 4}S1700 ${fold - 22} 2000 ${fold + 18}`;
  return board(
    width,
    height,
    // Background: grass out of focus.
    box(0, 0, width, height, 0, 'url(#far)') +
      [
        [200, 1290, 190],
        [560, 1340, 150],
        [1000, 1280, 210],
        [1480, 1350, 190],
        [1830, 1270, 150],
      ]
        .map(
          ([x, y, r], i) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${['#c9b96e', '#8f9b63', '#dfc98a', '#7f8c5c', '#b9a860'][i]}" opacity=".4" filter="url(#blur)"/>`,
        )
        .join('') +
      `<g filter="url(#uneven)"><path d="${edge}V0H0Z" fill="url(#weave)"/></g>` +
      // The hem is double, and so lets less light through.
      `<path d="M0 ${fold - 190}C400 ${fold - 214} 700 ${fold - 170} 1100 ${fold - 196}S1700 ${fold - 220} 2000 ${fold - 184}L2000 ${fold + 18}C1700 ${fold - 22} 1500 ${fold - 20} 1100 ${fold + 4}S400 ${fold - 18} 0 ${fold + 10}Z" fill="#6b4a3a" opacity=".2"/>` +
      `<path d="M0 ${fold - 190}C400 ${fold - 214} 700 ${fold - 170} 1100 ${fold - 196}S1700 ${fold - 220} 2000 ${fold - 184}" fill="none" stroke="#5b3d33" stroke-width="7" opacity=".3"/>` +
      `<path d="M0 ${fold - 184}C400 ${fold - 208} 700 ${fold - 164} 1100 ${fold - 190}S1700 ${fold - 214} 2000 ${fold - 178}" fill="none" stroke="#fff8ea" stroke-width="5" opacity=".6"/>` +
      stitches.join('') +
      `<path d="${edge}V0H0Z" fill="url(#folds)"/>` +
      `<path d="${edge}V0H0Z" fill="url(#sun)"/>` +
      `<path d="${edge}" fill="none" stroke="#3d2830" stroke-width="10" opacity=".4"/>` +
      bigPeg(),
    '<linearGradient id="weft" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset=".55" stop-color="#eedfca"/><stop offset="1" stop-color="#c4ad93"/></linearGradient><linearGradient id="warp"><stop offset="0" stop-color="#fffdf6"/><stop offset=".5" stop-color="#f1e3cf"/><stop offset="1" stop-color="#bda68c"/></linearGradient>' +
      weave +
      '<filter id="uneven" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.012 0.02" numOctaves="3" seed="3"/><feDisplacementMap in="SourceGraphic" scale="17" xChannelSelector="R" yChannelSelector="G"/></filter>' +
      '<filter id="blur" x="-0.5" y="-0.5" width="2" height="2"><feGaussianBlur stdDeviation="45"/></filter><filter id="fall" x="-0.5" y="-0.3" width="2" height="1.6"><feGaussianBlur stdDeviation="20"/></filter>' +
      '<filter id="wood" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.06 0.004" numOctaves="4" seed="15"/><feColorMatrix values="0 0 0 0 0.36  0 0 0 0 0.2  0 0 0 0 0.06  0 0 0 2.4 -1.05"/><feComposite operator="in" in2="SourceGraphic"/></filter>' +
      '<linearGradient id="sunny" x1="1" x2="0"><stop offset="0" stop-color="#f6d7a2"/><stop offset="1" stop-color="#d29c59"/></linearGradient><linearGradient id="shady"><stop offset="0" stop-color="#a9733a"/><stop offset="1" stop-color="#c88f4e"/></linearGradient>' +
      '<linearGradient id="far" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8d5b8"/><stop offset=".75" stop-color="#a3a06f"/><stop offset="1" stop-color="#5e6a4c"/></linearGradient>' +
      `<linearGradient id="folds" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="2000" y2="240">${[0, 0.12, 0.24, 0.4, 0.55, 0.66, 0.78, 0.88, 1].map((o, i) => `<stop offset="${o}" stop-color="${i % 2 ? '#fff6e6' : '#6b4350'}" stop-opacity="${i % 2 ? 0.34 : 0.26}"/>`).join('')}</linearGradient>` +
      '<radialGradient id="sun" cx=".2" cy=".1" r=".9"><stop offset="0" stop-color="#ffdcb4" stop-opacity=".55"/><stop offset=".5" stop-color="#ffb690" stop-opacity=".12"/><stop offset="1" stop-color="#8a4a50" stop-opacity=".18"/></radialGradient>',
  );
}
