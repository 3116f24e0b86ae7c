import { at, board, box, flatStroke, shape } from '../svg.ts';
import { ink, name, note, through } from './kit.ts';

const dark = '#93683a';

/** Draws a print over a whole sheet, made without regard to its folds. */
const print = (middle: number) =>
  `${box(middle - 90, 230, 180, 420, 90, ink.night)}${shape(`M${middle - 120} 660H${middle - 470}Q${middle - 450} 380 ${middle - 120} 400ZM${middle + 120} 660H${middle + 470}Q${middle + 450} 380 ${middle + 120} 400Z`, ink.night)}${name(middle, 960, 316, 'hominy', ink.night, 'text-anchor="middle"')}${note(middle, 1050, 52, 'stone ground, white or yellow', ink.night, 'text-anchor="middle"')}`;

const zigzag = (x: number, y: number, w: number, teeth: number) =>
  Array.from({ length: teeth }, (_, i) => {
    const step = w / teeth;
    return `L${(x + (i + 0.5) * step).toFixed(1)} ${y - 26}L${(x + (i + 1) * step).toFixed(1)} ${y}`;
  }).join('');

/** Draws a standing bag, its sides folded in, and the same bag cut open, with the print that the fold hid. */
export function bag(): string {
  const closed = `${shape(`M0 120${zigzag(0, 120, 520, 13)}V1240H0Z`, ink.kraft)}${through('M0 80H520V1240H0Z', print(260))}${shape('M520 120L586 96V1190L520 1240Z', dark)}${shape('M520 120L560 640L520 1240Z', '#7a542c')}${box(0, 1140, 520, 4, 0, dark)}`;
  const open = `${shape(`M0 120${zigzag(0, 120, 1100, 27)}V1330H0Z`, ink.kraft)}${through('M0 80H1100V1330H0Z', print(550))}${flatStroke('M290 110V1330M810 110V1330M145 110V1330M955 110V1330M0 1144H1100', ink.night, 4, 'stroke-dasharray="20 14" opacity=".7"')}`;
  return board(
    2000,
    1600,
    `${box(0, 0, 2000, 1600, 0, ink.tomato)}${at(60, 190, closed)}${at(810, 120, open, 1, 2)}`,
  );
}
