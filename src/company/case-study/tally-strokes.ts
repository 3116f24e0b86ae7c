/** Stroke of a pencil: where it begins, from the corner of its group, and where it goes from there. */
type Stroke = readonly [x: number, y: number, right: number, down: number];

/** Groups of five, as a hand writes them: four strokes, and one through them. */
const hands: readonly (readonly Stroke[])[] = [
  [
    [3, 2, -1, 18],
    [10, 3, 0, 18],
    [17, 1, -1, 19],
    [24, 3, 0, 17],
    [-1, 17, 29, -11],
  ],
  [
    [4, 3, -1, 17],
    [10, 1, 1, 19],
    [17, 3, -1, 17],
    [25, 2, -1, 18],
    [0, 14, 28, -7],
  ],
  [
    [3, 1, 0, 19],
    [11, 3, -1, 17],
    [18, 2, -1, 18],
    [24, 1, 1, 18],
    [-1, 18, 29, -13],
  ],
];

/** Groups in a row: fifty strokes. */
const groupsInRow = 10;
/** Distances of the groups, to the right and down. */
const [pitch, row] = [35, 29];

export const tallyWidth = groupsInRow * pitch;

/** Draws a number as strokes in groups of five; returns the path, and its height. */
export function drawTally(count: number): { path: string; height: number } {
  const groups = Math.ceil(count / 5);
  let path = '';
  for (let group = 0; group < groups; group += 1) {
    const left = (group % groupsInRow) * pitch + 2;
    const top = Math.floor(group / groupsInRow) * row;
    // Equal groups have equal data, which is compressed to nearly nothing.
    let [x, y] = [0, 0];
    path += `M${left} ${top}`;
    for (const [right, down, dx, dy] of (hands[group % hands.length] ?? []).slice(
      0,
      count - group * 5,
    )) {
      path += `m${right - x} ${down - y}l${dx} ${dy}`;
      [x, y] = [right + dx, down + dy];
    }
  }
  return { path, height: Math.max(1, Math.ceil(groups / groupsInRow)) * row };
}
