import { board, box, disc, flatStroke, shape } from '../svg.ts';
import { ink, mark, name, note, through } from './kit.ts';

const body =
  'M150 250Q150 190 210 190H1180Q1330 190 1440 330L1560 480L1790 545Q1850 562 1850 640V830H150Z';
const seams = 'M640 190V830M1130 215V830M1130 480H1560M1130 830V500';

const wheel = (x: number) =>
  disc(x, 830, 134, ink.yellow) +
  disc(x, 830, 112, ink.night) +
  disc(x, 830, 52, ink.cream) +
  disc(x, 830, 18, ink.night);

/** A delivery van from its side, flat; a mark larger than the van, cut by door, arch and roof. */
export function van(): string {
  const print =
    mark('stir', 170, 150, 900, ink.tomato) + name(1190, 646, 86, 'stir twice', ink.tomato);
  return board(
    2000,
    1000,
    `${box(0, 0, 2000, 1000, 0, ink.yellow)}${box(0, 912, 2000, 88, 0, ink.night)}
${shape(body, ink.cream)}${through(body, print)}
${shape('M1200 250H1190Q1300 255 1390 360L1480 470H1200Z', ink.night)}
${flatStroke(seams, ink.night, 5)}${box(560, 520, 60, 16, 8, ink.night)}${box(1160, 540, 60, 16, 8, ink.night)}
${box(1790, 600, 60, 70, 10, ink.yellow, `stroke="${ink.night}" stroke-width="5"`)}${box(120, 770, 90, 40, 0, ink.night)}${box(1760, 780, 110, 40, 0, ink.night)}
${wheel(470)}${wheel(1560)}${note(1192, 690, 30, 'oats, Climax, Mich.', ink.night)}`,
  );
}
