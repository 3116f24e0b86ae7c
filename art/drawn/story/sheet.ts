import { board } from '../svg.ts';
import type { Frame } from './frame.ts';
import { bakery, masonry, outdoors, rooms } from './shell.ts';
import type { Year } from './years.ts';

/** The house in one year, cut open. */
export const sheet = (frame: Frame, { extent, draw }: Year) =>
  board(
    frame.width,
    frame.height,
    outdoors(frame, extent) +
      rooms(frame, extent) +
      bakery(frame) +
      masonry(frame, extent) +
      draw(frame),
  );
