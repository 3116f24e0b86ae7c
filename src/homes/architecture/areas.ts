import type { Floor, Project, Room } from './project.ts';

/** Returns the area of a polygon by its corners (the shoelace formula), whichever way round they go. */
export function polygonArea(corners: Floor['outline']): number {
  const twice = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Returns the area of a room in square feet. */
export const roomArea = ({ at: [, , width, depth] }: Room): number => width * depth;

/**
 * Returns the rooms of a floor that count: those open to the sky or to the floor below do not.
 *
 * @internal for the tests of the plans
 */
export const countedRooms = ({ rooms }: Floor): Room[] => rooms.filter(({ open }) => !open);

/** Returns the square feet within the walls of a project: its outlines, less what is open. Shown in the index. */
export const projectArea = ({ floors }: Pick<Project, 'floors'>): number =>
  floors.reduce((sum, floor) => {
    const open = floor.rooms.filter((room) => room.open).map(roomArea);
    return sum + open.reduce((rest, hole) => rest - hole, polygonArea(floor.outline));
  }, 0);

/** Returns `1,261`. */
export const inFeet = (area: number): string => area.toLocaleString('en-US');
