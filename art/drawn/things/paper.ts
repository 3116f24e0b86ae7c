import { palette } from '../palette.ts';
import {
  at,
  board,
  box,
  disc,
  flatStroke,
  gradient,
  lines,
  shape,
  softShadow,
  stroke,
  text,
} from '../svg.ts';

export const size = [1000, 1400] as const;

const days = [
  ['Mon', '37', '37', 'LG'],
  ['Tue', '38', '37', 'LG'],
  ['Wed', '36', '38', 'PW'],
  ['Thu', '37', '39', 'PW'],
  ['Fri', '37', '37', 'LG'],
  ['Sat', '38', '', 'LG'],
] as const;

/** The sheet, with a line a day and a pencil's figures in it. */
function sheet(): string {
  const columns = [70, 230, 380, 530];
  const heads = ['Day', '7 am', '5 pm', 'Who'];
  const rows = days.map(([day, ...figures], i) => {
    const y = 300 + i * 104;
    const pencil = figures
      .map((figure, column) =>
        at(
          columns[column + 1] ?? 0,
          y,
          text(0, 0, 54, figure, { weight: 500, fill: '#5a665f' }),
          1,
          -4,
        ),
      )
      .join('');
    return (
      text(70, y, 44, day, { weight: 600 }) +
      pencil +
      flatStroke(`M50 ${y + 28}H630`, palette.line, 4)
    );
  });
  return (
    softShadow(0, 0, 680, 960, 4) +
    box(0, 0, 680, 960, 4, palette.surface) +
    text(50, 118, 62, 'Is it cold?', { face: 'display', weight: 800 }) +
    heads.map((head, i) => text(columns[i] ?? 0, 202, 38, head, { fill: palette.muted })).join('') +
    flatStroke('M50 226H630', palette.ink, 6) +
    rows.join('')
  );
}

/** A dial that hangs by a hook: 38 degrees, and the green between 34 and 41. */
const dial =
  disc(14, 22, 168, palette.ink, 'opacity=".14"') +
  disc(0, 0, 168, '#7f9190') +
  disc(0, 0, 150, palette.surface) +
  stroke('M-70 -98A120 120 0 0 1 56 -106', palette.field, 22) +
  Array.from({ length: 13 }, (_, i) =>
    at(0, 0, box(-4, -136, 8, i % 3 ? 18 : 32, 3, palette.ink), 1, -120 + i * 20),
  ).join('') +
  lines(0, 74, 40, 46, ['°F'], { anchor: 'middle', weight: 600 }) +
  at(0, 0, shape('M-9 20L0 -112L9 20Z', palette.vermilion), 1, 8) +
  disc(0, 0, 18, palette.ink);

/** A clipboard on a nail with a sheet for the week, a pencil on a string, and a thermometer below. */
export function paper(): string {
  const clipboard =
    softShadow(90, 120, 760, 1120, 20) +
    box(90, 120, 760, 1120, 20, 'url(#oak)') +
    at(130, 210, sheet()) +
    box(330, 84, 280, 120, 16, '#9fb0af') +
    box(330, 150, 280, 54, 10, '#6d807f') +
    disc(470, 108, 26, palette.fieldPale) +
    disc(470, 108, 14, '#4f6160');
  const string = stroke('M560 150C760 190 930 330 900 560', '#d9c49a', 7);
  const pencil = at(
    900,
    560,
    shape('M-20 0H20V300L0 372L-20 300Z', palette.sun) +
      shape('M-20 300H20L0 372Z', '#f0dcb8') +
      shape('M-7 346H7L0 372Z', palette.ink) +
      box(-20, 0, 40, 40, 6, palette.vermilion) +
      box(-6, 40, 12, 260, 0, '#d89a25'),
    1,
    6,
  );
  return board(
    ...size,
    clipboard + string + pencil + at(250, 1200, dial),
    gradient('oak', '#c99758', '#a8763f', 0.4, 1),
  );
}
