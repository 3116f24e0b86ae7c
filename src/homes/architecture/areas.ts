import type { Floor, Project, Room } from './project.ts';

/** Returns the area of a polygon by its corners (the shoelace formula), in either direction. */
export function polygonArea(corners: Floor['outline']): number {
  const doubleArea = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubleArea) / 2;
}

/** Returns the area of a room in square feet. */
export const roomArea = ({ rect: [, , width, depth] }: Room): number => width * depth;

/**
 * Returns the rooms of a floor that are part of its area: not a court, and not a hole in the floor.
 *
 * @internal for the tests of the plans
 */
export const roomsWithArea = ({ rooms }: Floor): Room[] => rooms.filter(({ openTo }) => !openTo);

/** Returns the floor area of a project in square feet: all outlines, less courts and holes. */
export const projectArea = ({ floors }: Pick<Project, 'floors'>): number =>
  floors.reduce((sum, floor) => {
    const openRooms = floor.rooms.filter((room) => room.openTo).map(roomArea);
    return sum + openRooms.reduce((area, openArea) => area - openArea, polygonArea(floor.outline));
  }, 0);

/** Formats square feet: `1,261`. */
export const formatArea = (area: number): string => area.toLocaleString('en-US');
