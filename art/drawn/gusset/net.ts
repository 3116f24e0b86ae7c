import { board, box, flatStroke, shape } from '../svg.ts';
import { ink, mark, name, note, through } from './kit.ts';

// Four walls in a row, lids and flaps above and below, a strip for the glue at the left.
const net =
  'M250 480L190 510V930L250 960H330V1080Q330 1110 360 1110H650L690 1080V960H700L740 1130H980L1040 960V1300Q1040 1330 1070 1330H1410L1450 1300V960L1490 1130H1740L1790 960V480L1740 310H1490L1450 480H1040V140Q1040 110 1010 110H720L690 140V480L640 310H390L340 480Z';
const folds = 'M250 480V960M690 480V960M1040 480V960M1450 480V960M250 480H1790M250 960H1790';

const cross = (x: number, y: number) =>
  flatStroke(`M${x - 26} ${y}H${x + 26}M${x} ${y - 26}V${y + 26}`, ink.cream, 3);

/** A carton before it is folded, one ink on kraft; the mark runs over a fold that is marked with dashes. */
export function carton(): string {
  const print =
    mark('snib', 560, 470, 520, ink.night) +
    mark('snib', 1530, 600, 180, ink.night) +
    name(1090, 900, 120, 'snib', ink.night) +
    note(1092, 560, 34, 'Gate hook, 4 in.', ink.night) +
    note(1092, 604, 34, 'steel, two screws', ink.night);
  return board(
    2000,
    1450,
    `${box(0, 0, 2000, 1450, 0, ink.indigo)}${shape(net, ink.kraft)}${through(net, print)}
${flatStroke(folds, ink.night, 3, 'stroke-dasharray="18 12" opacity=".75"')}
${cross(110, 110)}${cross(1890, 110)}${cross(110, 1340)}${cross(1890, 1340)}
${flatStroke('M250 1390H690M250 1374V1406M690 1374V1406', ink.cream, 3)}${note(470, 1372, 32, '96 mm', ink.cream, 'text-anchor="middle"')}
${flatStroke('M1880 480V960M1864 480H1896M1864 960H1896', ink.cream, 3)}${note(1868, 730, 32, '104 mm', ink.cream, 'text-anchor="middle" transform="rotate(-90 1850 720)"')}`,
  );
}
