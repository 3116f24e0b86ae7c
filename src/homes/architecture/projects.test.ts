import { describe, expect, test } from 'vitest';
import { polygonArea, projectArea, roomArea, roomsWithArea } from './areas.ts';
import type { Floor, Rectangle } from './project.ts';
import { projects } from './projects.ts';
import { houseRules } from './rules.ts';

/** Kinds of project for living in. */
const homes = ['House', 'Row house', 'Apartment', 'Double house'];

const floors = projects.flatMap(({ id, floors: all }) =>
  all.map((floor) => [`${id}, ${floor.title}`, floor] as const),
);

/** Returns the square feet that two rectangles share. */
function shared([ax, ay, aw, ad]: Rectangle, [bx, by, bw, bd]: Rectangle): number {
  const across = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const down = Math.min(ay + ad, by + bd) - Math.max(ay, by);
  return Math.max(0, across) * Math.max(0, down);
}

/** Tests if a line of a wall runs under an opening from its beginning to its end. */
function inWall({ rooms }: Floor, x: number, y: number, along: 'h' | 'v', length: number): boolean {
  // An opening may pass the corner of a room on the other side: counts points on any edge.
  const steps = Array.from({ length: 11 }, (_, step) => (length * step) / 10);
  return steps.every((step) =>
    rooms.some(({ rect: [rx, ry, rw, rd] }) =>
      along === 'h'
        ? (y === ry || y === ry + rd) && x + step >= rx && x + step <= rx + rw
        : (x === rx || x === rx + rw) && y + step >= ry && y + step <= ry + rd,
    ),
  );
}

test('the area of a polygon does not ask which way round its corners go', () => {
  const corners = [
    [0, 0],
    [10, 0],
    [10, 4],
    [6, 4],
    [6, 8],
    [0, 8],
  ] as const;
  expect(polygonArea(corners)).toBe(64);
  expect(polygonArea(corners.toReversed())).toBe(64);
});

describe('every project', () => {
  test.each(projects)('$title: its rooms add up to what the index says', (project) => {
    const rooms = project.floors.flatMap(roomsWithArea);
    expect(rooms.reduce((sum, room) => sum + roomArea(room), 0)).toBe(projectArea(project));
  });

  test.each(projects)(
    '$title keeps the rules of the house',
    ({ kind, minutesAway, ...project }) => {
      expect(minutesAway).toBeLessThanOrEqual(houseRules.farthest);
      if (homes.includes(kind))
        expect(projectArea(project)).toBeLessThanOrEqual(houseRules.largestHouse);
    },
  );

  test('has an address of its own on the page', () => {
    expect(new Set(projects.map(({ id }) => id)).size).toBe(projects.length);
  });
});

describe('every floor', () => {
  test.each(floors)('%s: no two rooms overlap, and none stands outside', (_, floor) => {
    for (const [index, { rect, name }] of floor.rooms.entries())
      for (const other of floor.rooms.slice(index + 1))
        expect(shared(rect, other.rect), `${name} and ${other.name}`).toBe(0);
    const xs = floor.outline.map(([x]) => x);
    const ys = floor.outline.map(([, y]) => y);
    for (const { rect, name } of floor.rooms) {
      const [x, y, width, depth] = rect;
      expect(x >= Math.min(...xs) && x + width <= Math.max(...xs), name).toBe(true);
      expect(y >= Math.min(...ys) && y + depth <= Math.max(...ys), name).toBe(true);
    }
  });

  test.each(floors)('%s: doors, windows and openings are in walls', (_, floor) => {
    for (const [x, y, along] of floor.doors)
      expect(inWall(floor, x, y, along, 3), `door ${x} ${y}`).toBe(true);
    for (const [x, y, along, length] of [...floor.windows, ...(floor.openings ?? [])])
      expect(inWall(floor, x, y, along, length), `opening ${x} ${y}`).toBe(true);
  });
});
